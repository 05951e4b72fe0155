import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Credentials } from '../../hosting/deploy/connect.ts'
import { DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { send } from '../../hosting/deploy/send.ts'
import { parseTarget, type Target } from '../../hosting/deploy/target.ts'
import { hosts } from '../../hosting/hosts.ts'
import {
  hostingFolderOf,
  previousOf,
  readRecord,
  recordName,
} from '../../hosting/publication/build-record.js'
import { listFiles } from '../../hosting/publication/list-files.js'
import { rollback } from '../../hosting/publication/publication.js'
import { inFile } from '../../owner/problems/in-file.ts'
import type { Problem } from '../../owner/problems/Problem.ts'
import { readSite } from '../../owner/read-site.ts'
import { findEverything } from '../../owner/rules/find-everything.ts'
import type { SiteConfig } from '../../owner/schema/site-schema.ts'
import { dayInParis } from '../../src/formats/dates.ts'
import { type OwnerSite, readOwnerSite } from '../owner-site.ts'
import { runBuild } from '../run-build.ts'
import { checkOnline } from './check-online.ts'

/** What the owner has been asked, and has answered, for this time. */
export type Answers = Omit<Credentials, 'knownHosts'> & {
  /** Files of somebody else may be overwritten on the server. */
  mayReplace?: boolean
  /** Publish although something is to be corrected. */
  anyway?: boolean
  /** Publish the build before the last one. */
  previous?: boolean
}

type Publication = Answers & {
  /** Of the site. */
  folder: string
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** Accepted keys of hosts, in the site's folder. */
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
  const { folder, previous = false, onProgress, signal } = publication
  const owned = readOwnerSite(readSite(folder))
  const target = targetOf(owned.config)
  const out = process.env.OUT_DIR?.trim() || 'dist'
  const sent = previous ? previousOf(out) : out
  if (previous && !readRecord(sent)) throw new DeployError('no-previous', { out })
  if (!previous) {
    if (!publication.anyway) checkReady(owned)
    if (!isBuilt(out, owned.folder.folders)) await runBuild(folder)
  }
  const { secret, acceptedKey, mayReplace = false } = publication
  const credentials = { secret, acceptedKey, knownHosts: join(folder, KNOWN_HOSTS) }
  await send(target, { out: sent, credentials, mayReplace, onProgress, signal })
  // What is on line and what is built are the same again.
  if (previous) rollback(out)
  return checkOnline(owned)
}

function targetOf({ deploy, hosting }: SiteConfig): Target {
  if (!deploy) throw new DeployError('no-target')
  const target = parseTarget(deploy)
  if (!target) throw new DeployError('bad-target')
  if (target.way !== hosts[hosting].sentBy) throw new DeployError('wrong-hosting', { hosting })
  return target
}

function checkReady(owned: OwnerSite) {
  const findings = findEverything(owned, dayInParis(new Date()))
  const faults = findings.filter(({ level }) => level === 'fix')
  if (faults.length === 0) return
  const points = `${faults.length} ${faults.length === 1 ? 'point' : 'points'}`
  const list = faults.map((problem) => `\n  • ${inFile(problem)}`).join('')
  throw new DeployError('not-ready', { points, list })
}

/** Whether the last build is newer than all that it is made from. */
function isBuilt(out: string, folders: string[]): boolean {
  const record = join(hostingFolderOf(out), recordName)
  if (!existsSync(out) || !existsSync(record)) return false
  const { mtimeMs } = statSync(record)
  return [...folders, ...ROOMS].every((folder) =>
    listFiles(folder)
      .filter((path) => path !== `/${KNOWN_HOSTS}`)
      .every((path) => statSync(join(folder, path)).mtimeMs < mtimeMs),
  )
}
