// Publishes a built site over SFTP so that visitors find the old site or the new one, whole, at
// every moment: all is sent under names that no page loads, then only renamed.
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
import { takeLock } from './lock.ts'
import { type Edition, HTACCESS, joinPolicies, type Plan, planPublication } from './plan.ts'
import {
  findRoot,
  foldersOf,
  listPresent,
  openRecordFolder,
  readServerRecord,
  temporaryOf,
} from './server-folder.ts'

/** How many files are sent at once. */
const PARALLEL = 4
/** By then Apache has opened the compressed forms that it had found before. */
const DRAIN_MS = 300
/** How many names of other people's files are quoted. */
const QUOTED = 8

/** Where a site stands on a server. */
type Place = {
  remote: Remote
  /** Folder of the site. */
  root: string
  /** Folder of our record, and of the lock. */
  recordFolder: string
}

/** @throws {DeployError} */
export async function sendBySftp(target: SftpTarget, sending: Sending) {
  const site = await readSiteFiles(sending.out)
  const remote = await connect(target, sending)
  try {
    const root = await findRoot(remote, target.path)
    const recordFolder = await openRecordFolder(remote, root)
    const lock = await takeLock(remote, `${recordFolder}/.ht-lock`)
    const checkMayGoOn = async () => {
      site.checkUnchanged()
      await lock.confirm()
      if (sending.signal?.aborted) throw new DeployError('stopped')
    }
    try {
      await publish({ remote, root, recordFolder }, site.files, sending, checkMayGoOn)
    } finally {
      await lock.release().catch(() => {})
    }
  } finally {
    remote.close()
  }
}

/** @param checkMayGoOn rejects if the publication must stop before visitors see a change */
async function publish(
  place: Place,
  files: SiteFiles,
  sending: Sending,
  checkMayGoOn: () => Promise<void>,
) {
  const policyFile = join(hostingFolderOf(sending.out), 'policy.json')
  const edition = { files, policy: JSON.parse(readFileSync(policyFile, 'utf8')) }
  const plan = await makePlan(place, edition)
  if (!sending.mayReplace) checkReplacesNothing(plan, place.root)
  if (plan.isOnline) return
  await sendFiles(place, edition, plan, sending)
  await sendTransition(place, edition, plan)
  await checkMayGoOn()
  // From here on nothing is sent: neither a full disk nor a slow line can stop halfway.
  await switchEditions(place, plan)
}

async function makePlan({ remote, root, recordFolder }: Place, edition: Edition): Promise<Plan> {
  const record = await readServerRecord(remote, recordFileIn(recordFolder))
  const paths = [edition, ...record.editions].flatMap(({ files }) => Object.keys(files))
  return planPublication(edition, record, await listPresent(remote, root, paths))
}

/** @throws {DeployError} with the names of files that somebody else has put there */
function checkReplacesNothing({ foreign }: Plan, folder: string) {
  if (foreign.length === 0) return
  const names = foreign.slice(0, QUOTED).map((path) => path.slice(1))
  const more = foreign.length > QUOTED ? '…' : ''
  throw new DeployError('not-ours', { names: names.join(', ') + more, folder })
}

/** Sends assets to their own names, and all other files to temporary ones. */
async function sendFiles(
  { remote, root }: Place,
  edition: Edition,
  { assets, staged }: Plan,
  { out, onProgress, signal }: Sending,
) {
  const paths = [...assets, ...staged]
  const sizes = paths.map((path) => edition.files[path]?.size ?? 0)
  const progress = countProgress(sizes, onProgress)
  for (const folder of foldersOf(paths)) await remote.makeFolder(root + folder)
  // Several senders take files from one queue.
  const queue = paths.values()
  const isAsset = new Set(assets)
  const send = async () => {
    for (const path of queue) {
      const temporary = temporaryOf(root + path)
      await remote.send(join(out, path), temporary, progress.addBytes)
      if (isAsset.has(path)) await remote.replace(temporary, root + path)
      progress.addFile()
    }
  }
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DeployError('stopped')))
  })
  await Promise.race([stopped, Promise.all(Array.from({ length: PARALLEL }, send))])
}

const recordFileIn = (recordFolder: string) => `${recordFolder}/.ht-record.json`
const transitionFileIn = (root: string) => temporaryOf(`${root}${HTACCESS}-transition`)

/** Sends what `switchEditions` puts in place before and after the files. */
async function sendTransition({ remote, root, recordFolder }: Place, edition: Edition, plan: Plan) {
  const policy = joinPolicies(edition, plan.replaced)
  await remote.write(transitionFileIn(root), htaccess(policy, 'assets/.+'))
  const recordFile = recordFileIn(recordFolder)
  await remote.write(`${recordFile}-meanwhile`, JSON.stringify(plan.recordMeanwhile))
  await remote.write(`${recordFile}-next`, JSON.stringify(plan.recordAfterwards))
}

/** Puts an edition in the place of the one that visitors get. It only renames and removes files. */
async function switchEditions({ remote, root, recordFolder }: Place, { switches, removed }: Plan) {
  const recordFile = recordFileIn(recordFolder)
  const putInPlace = (path: string) => remote.replace(temporaryOf(root + path), root + path)
  await remote.replace(`${recordFile}-meanwhile`, recordFile)
  await remote.replace(transitionFileIn(root), root + HTACCESS)
  await sleep(DRAIN_MS)
  for (const { act, path } of switches) {
    if (act === 'place') await putInPlace(path)
    else await remote.remove(root + path)
  }
  await putInPlace(HTACCESS)
  for (const path of removed) await remote.remove(root + path)
  await remote.replace(`${recordFile}-next`, recordFile)
}
