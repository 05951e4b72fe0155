// Publishes a built site over SFTP so that visitors find the old site or the new one, whole, at
// every moment: all is sent under names that no page calls, then only renamed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { htaccess } from '../apache.ts'
import type { Policy } from '../policy.ts'
import { hostingFolderOf } from '../publication/build-record.js'
import { connect, type Remote, temporaryOf } from './connect.ts'
import { DeployError } from './deploy-error.ts'
import { takeLock } from './lock.ts'
import { cspOf, type Edition, HTACCESS, joinPolicies, type Plan, planPublication } from './plan.ts'
import { countProgress } from './progress.ts'
import type { Sending } from './send.ts'
import {
  findRoot,
  foldersOf,
  listPresent,
  openRecordFolder,
  readServerRecord,
} from './server-folder.ts'
import { checkUnchanged, readSiteFiles, type SiteFiles } from './site-files.ts'
import type { SftpTarget } from './target.ts'

/** Files that are sent at once. */
const PARALLEL = 4
/** By then Apache has answered whoever it was about to send a compressed form. */
const DRAIN_MS = 300
/** How many names of other people's files are quoted. */
const QUOTED = 8

/** @throws {DeployError} */
export async function sendBySftp(target: SftpTarget, sending: Sending) {
  const files = await readSiteFiles(sending.out, 'sha256')
  const remote = await connect(target, sending.credentials)
  let isStopped = sending.signal.aborted
  const stop = () => {
    isStopped = true
    remote.close()
  }
  sending.signal.addEventListener('abort', stop)
  try {
    const root = await findRoot(remote, target.path)
    const folder = await openRecordFolder(remote, root)
    const lock = await takeLock(remote, `${folder}/.ht-lock`)
    try {
      const beforeSwitch = async () => {
        await lock.confirm()
        sending.signal.removeEventListener('abort', stop)
        if (isStopped) throw new DeployError('stopped')
      }
      await publish(remote, { root, folder, files, beforeSwitch }, sending)
    } finally {
      await lock.release().catch(() => {})
    }
  } catch (error) {
    throw isStopped ? new DeployError('stopped') : error
  } finally {
    sending.signal.removeEventListener('abort', stop)
    remote.close()
  }
}

type Site = {
  root: string
  /** Of the record. */
  folder: string
  files: SiteFiles
  /** The last moment at which the publication can stop. */
  beforeSwitch: () => Promise<void>
}

async function publish(remote: Remote, site: Site, sending: Sending) {
  const { root, folder, files } = site
  const recordFile = `${folder}/.ht-record.json`
  const policy: Policy = JSON.parse(
    readFileSync(join(hostingFolderOf(sending.out), 'policy.json'), 'utf8'),
  )
  const coming: Edition = { files, pages: policy.pages, csp: cspOf(policy) }
  const record = await readServerRecord(remote, recordFile)
  const others = record.editions.filter((each) => JSON.stringify(each) !== JSON.stringify(coming))

  const paths = [coming, ...record.editions].flatMap((edition) => Object.keys(edition.files))
  const { present, leftovers } = await listPresent(remote, root, paths)
  const plan = planPublication(coming, record, present)
  const { assets, staged, switches, removed, foreign } = plan
  if (foreign.length > 0 && !sending.mayReplace) {
    const names = foreign.slice(0, QUOTED).map((path) => path.slice(1))
    const more = foreign.length > QUOTED ? '…' : ''
    throw new DeployError('not-ours', { names: names.join(', ') + more, folder: root || '/' })
  }
  const isOnline = [assets, staged, removed, others, leftovers].every((list) => list.length === 0)
  if (isOnline) return

  await sendFiles(remote, root, plan, sending, files)
  const transition = temporaryOf(`${root}${HTACCESS}-transition`)
  await remote.write(transition, htaccess(joinPolicies(policy, others), 'assets/.+'))
  await remote.write(`${recordFile}-next`, JSON.stringify(plan.record))
  const meanwhile = { ...record, editions: [coming, ...others] }
  await remote.write(`${recordFile}-meanwhile`, JSON.stringify(meanwhile))
  checkUnchanged(sending.out, files)
  await site.beforeSwitch()

  // From here on nothing is sent: neither a full disk nor a slow line can stop halfway.
  await remote.replace(`${recordFile}-meanwhile`, recordFile)
  if (staged.length > 0) {
    await remote.replace(transition, root + HTACCESS)
    await sleep(DRAIN_MS)
  }
  for (const { act, path } of switches) {
    if (act === 'remove') await remote.remove(root + path)
    else await remote.replace(temporaryOf(root + path), root + path)
  }
  if (staged.length > 0) await remote.replace(temporaryOf(root + HTACCESS), root + HTACCESS)
  else await remote.remove(transition)
  for (const path of removed) await remote.remove(root + path)
  const ours = new Set(staged.map((path) => temporaryOf(root + path)).concat(transition))
  for (const path of leftovers) if (!ours.has(root + path)) await remote.remove(root + path)
  await remote.replace(`${recordFile}-next`, recordFile)
}

/** Sends assets to their names, and all else to temporary ones. */
async function sendFiles(
  remote: Remote,
  root: string,
  { assets, staged }: Plan,
  { out, onProgress }: Sending,
  files: SiteFiles,
) {
  const paths = [...assets, ...staged]
  const progress = countProgress(
    paths.map((path) => files[path]?.size ?? 0),
    onProgress,
  )
  for (const folder of foldersOf(paths)) {
    if (!(await remote.isFolder(root + folder))) await remote.makeFolder(root + folder)
  }
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
  await Promise.all(Array.from({ length: PARALLEL }, send))
}
