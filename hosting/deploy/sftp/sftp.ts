// Publishes a built site over SFTP. All files are first sent under names that no page loads; then files are only
// renamed and removed. So visitors find, at every moment, the whole old site or the whole new one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { htaccess } from '../../hosts/apache.ts'
import { hostingFolderOf } from '../../publication/build-record.js'
import { DeployError } from '../deploy-error.ts'
import { countProgress } from '../progress.ts'
import type { Sending } from '../Sending.ts'
import { readSiteFiles, type SiteFiles } from '../site-files.ts'
import type { SftpTarget } from '../target.ts'
import { connect, type Remote } from './connect.ts'
import { joinPolicies } from './join-policies.ts'
import { takeLock } from './lock.ts'
import { type Edition, HTACCESS, type Plan, planPublication } from './plan.ts'
import {
  findRoot,
  foldersOf,
  listPresent,
  openRecordFolder,
  readServerRecord,
  temporaryOf,
} from './server-folder.ts'

const PARALLEL_SENDERS = 4
/** How long Apache gets to open a compressed file that it has just found, before the file is removed. */
const OPEN_REQUESTS_MS = 300
const MOST_QUOTED_NAMES = 8

/** A site on a server: its folder, and the files that only a publication reads and writes, such as the lock. */
type Place = { remote: Remote; root: string; ownFiles: ReturnType<typeof listOwnFiles> }

/** `recordDuringSwitch`, then `recordAfterSwitch`, are renamed `record`. */
const listOwnFiles = (root: string, recordFolder: string) => ({
  lock: `${recordFolder}/.ht-lock`,
  record: `${recordFolder}/.ht-record.json`,
  recordDuringSwitch: `${recordFolder}/.ht-record.json-meanwhile`,
  recordAfterSwitch: `${recordFolder}/.ht-record.json-next`,
  transition: temporaryOf(`${root}${HTACCESS}-transition`),
})

/** @throws {DeployError} */
export async function sendBySftp(target: SftpTarget, sending: Sending) {
  const site = await readSiteFiles(sending.out)
  const remote = await connect(target, sending)
  try {
    const root = await findRoot(remote, target.path)
    const ownFiles = listOwnFiles(root, await openRecordFolder(remote, root))
    const place = { remote, root, ownFiles }
    const lock = await takeLock(remote, ownFiles.lock)
    try {
      const edition = readEdition(sending.out, site.files)
      const plan = await makePlan(place, edition)
      if (!sending.mayReplace) checkReplacesNothing(plan, root)
      if (plan.isUpToDate) return
      await sendFiles(place, edition, plan, sending)
      await sendTransition(place, edition, plan)
      site.checkUnchanged()
      await lock.confirm()
      // From here on nothing is sent, so neither a full disk nor a slow line can stop the publication halfway.
      await withoutInterruption(() => switchEditions(place, plan))
    } finally {
      // A lock that cannot be released expires, so the owner is told of the publication's error alone.
      await lock.release().catch(() => {})
    }
  } finally {
    remote.close()
  }
}

/** Ignores Ctrl + C during `act`, because a server without `posix-rename` lacks a page for a moment. */
async function withoutInterruption(act: () => Promise<void>) {
  const ignore = () => {}
  process.on('SIGINT', ignore)
  try {
    await act()
  } finally {
    process.off('SIGINT', ignore)
  }
}

function readEdition(out: string, files: SiteFiles): Edition {
  const policyFile = join(hostingFolderOf(out), 'policy.json')
  return { files, policy: JSON.parse(readFileSync(policyFile, 'utf8')) }
}

async function makePlan({ remote, root, ownFiles }: Place, edition: Edition): Promise<Plan> {
  const record = await readServerRecord(remote, ownFiles.record)
  const paths = [edition, ...record.editions].flatMap(({ files }) => Object.keys(files))
  return planPublication(edition, record, await listPresent(remote, root, paths))
}

function checkReplacesNothing({ foreignFiles }: Plan, folder: string) {
  if (foreignFiles.length === 0) return
  const quotedNames = foreignFiles.slice(0, MOST_QUOTED_NAMES).map((path) => path.slice(1))
  const ellipsis = foreignFiles.length > MOST_QUOTED_NAMES ? '…' : ''
  throw new DeployError('not-ours', { names: quotedNames.join(', ') + ellipsis, folder })
}

/** Assets get their final names, and all other files stay under temporary names for now. */
async function sendFiles({ remote, root }: Place, edition: Edition, plan: Plan, sending: Sending) {
  const paths = [...plan.assets, ...plan.staged]
  for (const folder of foldersOf(paths)) await remote.makeFolder(root + folder)

  const sizes = paths.map((path) => edition.files[path]?.size ?? 0)
  const progress = countProgress(sizes, sending.onProgress)
  const assets = new Set(plan.assets)
  // All senders share this iterator, so that each file is sent once.
  const remainingPaths = paths.values()
  const sendRemainingFiles = async () => {
    for (const path of remainingPaths) {
      const temporary = temporaryOf(root + path)
      await remote.send(join(sending.out, path), temporary, progress.addBytes)
      if (assets.has(path)) await remote.replace(temporary, root + path)
      progress.addFile()
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_SENDERS }, sendRemainingFiles))
}

/** Sends the `.htaccess` of the transition and the two records, which `switchEditions` then puts in place. */
async function sendTransition({ remote, ownFiles }: Place, edition: Edition, plan: Plan) {
  const policy = joinPolicies(edition, plan.otherEditions)
  // Until the switch is over, only assets are served compressed: a page's `.br` may be that of another build.
  await remote.write(ownFiles.transition, htaccess(policy, 'assets/.+'))
  await remote.write(ownFiles.recordDuringSwitch, JSON.stringify(plan.recordDuringSwitch))
  await remote.write(ownFiles.recordAfterSwitch, JSON.stringify(plan.recordAfterSwitch))
}

/**
 * Puts the new build in the place of the one that visitors get.
 *
 * 1. The record names both builds, so that the next publication can finish this one if it is killed.
 * 2. The `.htaccess` of the transition serves the pages of both builds.
 * 3. Files take their final names one by one.
 * 4. The `.htaccess` of the new build, then its record, end the transition.
 */
async function switchEditions({ remote, root, ownFiles }: Place, plan: Plan) {
  const putInPlace = (path: string) => remote.replace(temporaryOf(root + path), root + path)

  await remote.replace(ownFiles.recordDuringSwitch, ownFiles.record)

  await remote.replace(ownFiles.transition, root + HTACCESS)
  await sleep(OPEN_REQUESTS_MS)

  for (const { act, path } of plan.switches) {
    if (act === 'place') await putInPlace(path)
    else await remote.remove(root + path)
  }

  await putInPlace(HTACCESS)
  for (const path of plan.removals) await remote.remove(root + path)
  await remote.replace(ownFiles.recordAfterSwitch, ownFiles.record)
}
