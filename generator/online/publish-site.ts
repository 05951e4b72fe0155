// Publishes a site: builds it where something has changed, sends it, then looks at what visitors receive. The
// callers, `npm run deploy` and the atelier's « Publier », ask the owner for a missing password or decision.
import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { DeployError } from '../../hosting/deploy/deploy-error.ts'
import { sendToNetlify } from '../../hosting/deploy/netlify.ts'
import type { Sending } from '../../hosting/deploy/Sending.ts'
import { sendBySftp } from '../../hosting/deploy/sftp/sftp.ts'
import { parseTarget, type Target } from '../../hosting/deploy/target.ts'
import { hosts } from '../../hosting/hosts.ts'
import {
  dayOfBuild,
  outFolder,
  previousOf,
  readRecord,
} from '../../hosting/publication/build-record.js'
import { listFiles } from '../../hosting/publication/list-files.js'
import { rollback } from '../../hosting/publication/publication.js'
import { inFile } from '../../owner/problems/in-file.ts'
import type { Problem } from '../../owner/problems/Problem.ts'
import { readSite } from '../../owner/read-site.ts'
import { findEverything } from '../../owner/rules/find-everything.ts'
import type { SiteConfig } from '../../owner/schema/site-schema.ts'
import { prepareBuild, type SiteBuild } from '../prepare-build.ts'
import { runBuild } from '../run-build.ts'
import { checkOnline } from './check-online.ts'

/** What the owner has decided or typed for this publication. */
export const answersShape = z.object({
  /** Password, private key or token. */
  secret: z.string().optional(),
  /** Fingerprint of the server's key, which the owner has compared. */
  acceptedKey: z.string().optional(),
  /** Whether to replace a folder on the server that holds something else than this site. */
  mayReplace: z.boolean().optional(),
  /** Whether to publish although the owner still has something to correct. */
  anyway: z.boolean().optional(),
  /** Whether to publish the build before the last one. */
  previous: z.boolean().optional(),
})
export type Answers = z.infer<typeof answersShape>

type Publication = Answers & Pick<Sending, 'onProgress'> & { folder: string }

/** Records, in the site's folder, the keys of servers that the owner has accepted. */
const KNOWN_HOSTS = 'known_hosts'

/** The project's folders that go into a build: after a change in one, a publication builds anew. */
const SOURCE_FOLDERS = ['services', 'src', 'hosting', 'owner', 'generator']

/**
 * @returns what is wrong online afterwards
 * @throws {DeployError} what stopped the publication, or what the owner must answer first
 * @throws {OwnerError} what forbids to build the site
 */
export async function publishSite(publication: Publication): Promise<Problem[]> {
  const { folder, previous, anyway, ...sending } = publication
  const build = prepareBuild(readSite(folder))
  const target = targetOf(build.config)
  const knownHosts = join(folder, KNOWN_HOSTS)
  const out = outFolder()
  if (previous) {
    const before = previousOf(out)
    if (!readRecord(before)) throw new DeployError('no-previous', { out })
    await send(target, { ...sending, out: before, knownHosts })
    rollback(out)
  } else {
    if (!anyway) checkReady(build)
    if (!isUpToDate(out, build.folder.folders)) await runBuild(folder)
    await send(target, { ...sending, out, knownHosts })
  }
  return checkOnline(build)
}

const send = (target: Target, sending: Sending) =>
  target.way === 'sftp' ? sendBySftp(target, sending) : sendToNetlify(target, sending)

function targetOf({ deploy, hosting }: SiteConfig): Target {
  if (!deploy) throw new DeployError('no-target')
  const target = parseTarget(deploy)
  if (!target) throw new DeployError('bad-target')
  if (target.way !== hosts[hosting].sentBy) throw new DeployError('wrong-hosting', { hosting })
  return target
}

function checkReady(build: SiteBuild) {
  const faults = findEverything(build).filter(({ level }) => level === 'fix')
  if (faults.length === 0) return
  const points = `${faults.length} ${faults.length === 1 ? 'point' : 'points'}`
  const list = faults.map((problem) => `\n  • ${inFile(problem)}`).join('')
  throw new DeployError('not-ready', { points, list })
}

function isUpToDate(out: string, siteFolders: string[]): boolean {
  if (!existsSync(out) || !readRecord(out)) return false
  const builtAt = dayOfBuild(out).getTime()
  const sources = [...siteFolders, ...SOURCE_FOLDERS].flatMap((folder) =>
    listFiles(folder).map((path) => join(folder, path)),
  )
  return sources.every((file) => basename(file) === KNOWN_HOSTS || statSync(file).mtimeMs < builtAt)
}
