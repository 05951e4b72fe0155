// Publishes a built site over SFTP so that visitors find the old site or the new one, whole, at
// every moment: all is sent under names that no page calls, then only renamed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { htaccess } from '../../hosts/apache.ts'
import type { Policy } from '../../policy.ts'
import { hostingFolderOf } from '../../publication/build-record.js'
import { DeployError } from '../deploy-error.ts'
import { countProgress } from '../progress.ts'
import type { Sending } from '../send.ts'
import { readSiteFiles } from '../site-files.ts'
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

/** @throws {DeployError} */
export async function sendBySftp(target: SftpTarget, sending: Sending) {
  const site = await readSiteFiles(sending.out)
  const remote = await connect(target, sending)
  try {
    const root = await findRoot(remote, target.path)
    const recordFolder = await openRecordFolder(remote, root)
    const lock = await takeLock(remote, `${recordFolder}/.ht-lock`)
    const beforeSwitch = async () => {
      site.checkUnchanged()
      await lock.confirm()
      if (sending.signal?.aborted) throw new DeployError('stopped')
    }
    try {
      const edition = readEdition(sending.out, site.files)
      await publish(remote, { root, recordFolder, edition, beforeSwitch }, sending)
    } finally {
      await lock.release().catch(() => {})
    }
  } finally {
    remote.close()
  }
}

function readEdition(out: string, files: Edition['files']): Edition {
  const policy: Policy = JSON.parse(readFileSync(join(hostingFolderOf(out), 'policy.json'), 'utf8'))
  return { files, policy }
}

type Place = {
  /** Folder of the site on the server. */
  root: string
  /** Folder of our record on the server. */
  recordFolder: string
  edition: Edition
  /** Rejects if the publication must stop: visitors see no change before it resolves. */
  beforeSwitch: () => Promise<void>
}

async function publish(remote: Remote, place: Place, sending: Sending) {
  const { root, recordFolder, edition, beforeSwitch } = place
  const recordFile = `${recordFolder}/.ht-record.json`
  const record = await readServerRecord(remote, recordFile)
  const isOther = (each: Edition) => JSON.stringify(each) !== JSON.stringify(edition)
  const others = record.editions.filter(isOther)

  const paths = [edition, ...record.editions].flatMap(({ files }) => Object.keys(files))
  const { present, leftovers } = await listPresent(remote, root, paths)
  const plan = planPublication(edition, record, present)
  const { assets, staged, switches, removed, foreign } = plan
  if (foreign.length > 0 && !sending.mayReplace) {
    const names = foreign.slice(0, QUOTED).map((path) => path.slice(1))
    const more = foreign.length > QUOTED ? '…' : ''
    throw new DeployError('not-ours', { names: names.join(', ') + more, folder: root })
  }
  const isOnline = [assets, staged, removed, others, leftovers].every((list) => list.length === 0)
  if (isOnline) return

  await sendFiles(remote, place, plan, sending)
  const transition = temporaryOf(`${root}${HTACCESS}-transition`)
  await remote.write(transition, htaccess(joinPolicies(edition, others), 'assets/.+'))
  await remote.write(`${recordFile}-next`, JSON.stringify(plan.record))
  const meanwhile = { ...record, editions: [edition, ...others] }
  await remote.write(`${recordFile}-meanwhile`, JSON.stringify(meanwhile))
  await beforeSwitch()

  // From here on nothing is sent: neither a full disk nor a slow line can stop halfway.
  const putInPlace = (path: string) => remote.replace(temporaryOf(root + path), root + path)
  await remote.replace(`${recordFile}-meanwhile`, recordFile)
  if (staged.length > 0) {
    await remote.replace(transition, root + HTACCESS)
    await sleep(DRAIN_MS)
  }
  for (const { act, path } of switches) {
    if (act === 'place') await putInPlace(path)
    else await remote.remove(root + path)
  }
  if (staged.length > 0) await putInPlace(HTACCESS)
  else await remote.remove(transition)
  for (const path of [...removed, ...leftovers]) await remote.remove(root + path)
  await remote.replace(`${recordFile}-next`, recordFile)
}

/** Sends assets to their own names, and all other files to temporary ones. */
async function sendFiles(
  remote: Remote,
  { root, edition }: Place,
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
