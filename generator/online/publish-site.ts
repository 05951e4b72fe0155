import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { DeployError } from '../../hosting/deploy/deploy-error.ts'
import { type Sending, send } from '../../hosting/deploy/send.ts'
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

/** What the owner has answered for this publication. */
export const answersShape = z.object({
  secret: z.string().optional(),
  acceptedKey: z.string().optional(),
  mayReplace: z.boolean().optional(),
  /** Publish although something is to be corrected. */
  anyway: z.boolean().optional(),
  /** Publish the build before the last one. */
  previous: z.boolean().optional(),
})
export type Answers = z.infer<typeof answersShape>

/** `folder` is that of the site. */
type Publication = Answers & Pick<Sending, 'onProgress' | 'signal'> & { folder: string }

/** File of the site's folder that records the accepted keys of servers. */
const KNOWN_HOSTS = 'known_hosts'

/** Rooms of the project from which a build is made, beside the owner's folders. */
const ROOMS = ['services', 'src', 'hosting', 'owner', 'generator']

/**
 * Builds a site, if something has changed since the last build, sends it where `deploy` says, and looks
 * at what visitors find then.
 *
 * @throws {DeployError | OwnerError} what stopped it, or what it must be told first
 */
export async function publishSite(publication: Publication): Promise<Problem[]> {
  const { folder, previous, anyway, ...answers } = publication
  const build = prepareBuild(readSite(folder))
  const target = targetOf(build.config)
  const built = outFolder()
  const out = previous ? previousOf(built) : built
  if (previous && !readRecord(out)) throw new DeployError('no-previous', { out: built })
  if (!previous) {
    if (!anyway) checkReady(build)
    if (!isBuilt(out, build.folder.folders)) await runBuild(folder)
  }
  await send(target, { ...answers, out, knownHosts: join(folder, KNOWN_HOSTS) })
  // What is on line and what is built are the same again.
  if (previous) rollback(built)
  return checkOnline(build)
}

function targetOf({ deploy, hosting }: SiteConfig): Target {
  if (!deploy) throw new DeployError('no-target')
  const target = parseTarget(deploy)
  if (!target) throw new DeployError('bad-target')
  if (target.way !== hosts[hosting].sentBy) throw new DeployError('wrong-hosting', { hosting })
  return target
}

function checkReady(build: SiteBuild) {
  const findings = findEverything(build)
  const faults = findings.filter(({ level }) => level === 'fix')
  if (faults.length === 0) return
  const points = `${faults.length} ${faults.length === 1 ? 'point' : 'points'}`
  const list = faults.map((problem) => `\n  • ${inFile(problem)}`).join('')
  throw new DeployError('not-ready', { points, list })
}

/** Whether the last build is newer than all that it is made from. */
function isBuilt(out: string, folders: string[]): boolean {
  if (!existsSync(out) || !readRecord(out)) return false
  const builtAt = dayOfBuild(out).getTime()
  const sources = [...folders, ...ROOMS].flatMap((folder) =>
    listFiles(folder).map((path) => join(folder, path)),
  )
  return sources.every((file) => basename(file) === KNOWN_HOSTS || statSync(file).mtimeMs < builtAt)
}
