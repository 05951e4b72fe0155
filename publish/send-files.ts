// Sends a built site into a folder of a server. Hashed files go first, then each page under a temporary name, which is
// renamed over the old one: every page is whole at every moment, whatever breaks off.
import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type Client from 'ssh2-sftp-client'
import { listBuiltFiles } from '../generator/built-folder.ts'
import { IMMUTABLE } from '../hosts/headers.ts'
import { joinWords } from '../owner/problems/join-words.ts'
import { PublishError, type PublishingChoices } from './PublishError.ts'
import { isTemporary, sendWhole } from './send-whole.ts'
import { RECORD, readRecord, type ServerRecord, writeRecord } from './server-record.ts'

export type Sending = Pick<PublishingChoices, 'mayReplace'> & {
  /** The built folder. */
  out: string
  /** Names this publication in the server's record. */
  id: string
  /** Called before anything is written, with the id that the server's record has. */
  onBegin: (id: string | undefined) => void
  /** Hears which share of all bytes has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** @throws {PublishError} where the owner must agree first, or where somebody else publishes at the same time */
export async function sendFiles(remote: Client, root: string, sending: Sending) {
  const { id, out, onBegin } = sending
  const files = listBuiltFiles(out) ?? []
  const found = await readRecord(remote, root)
  const hasRecord = typeof found === 'object'
  const record: ServerRecord = hasRecord ? found : { ours: [], online: [] }
  const owned = [...new Set([...record.ours, ...files])]
  const present = await listPresent(remote, root, owned)
  if (!hasRecord && !sending.mayReplace) checkForeign(root, files, present, found)
  onBegin(record.id)

  // What a killed publication has left takes room, and some servers let nobody write over it.
  const leftovers = [...present.keys()].filter(isTemporary)
  for (const path of leftovers) await remote.delete(root + path)
  const write = (next: ServerRecord) => writeRecord(remote, root, next, `${out}.json`)
  // Written before all other files: after a publication that breaks off, what it has sent is known as ours.
  await write({ ...record, id, ours: owned })
  await makeFolders(remote, root, files)
  await sendMissing(remote, root, files, present, sending)

  const last = await readRecord(remote, root)
  if (typeof last !== 'object' || last.id !== id) {
    throw new PublishError(
      'Une autre publication est venue en même temps que celle-ci. Relancez-la, pour que le site soit d’une seule pièce.',
    )
  }
  // Pages of the last publication that are still open may load its scripts.
  const kept = new Set([...files, ...record.online.filter((path) => IMMUTABLE.test(path))])
  const unused = owned.filter((path) => !kept.has(path))
  for (const path of unused) await remote.delete(root + path, true)
  await write({ id, ours: [...kept], online: files })
}

/** What is in the folder of the site and in those of its files: path → size. */
type Present = Map<string, number>

async function listPresent(remote: Client, root: string, files: string[]): Promise<Present> {
  const present: Present = new Map()
  for (const folder of ['', ...foldersOf(files)]) {
    if (!(await remote.exists(root + folder))) continue
    for (const { name, size } of await remote.list(root + folder)) {
      present.set(`${folder}/${name}`, size)
    }
  }
  return present
}

/** @throws {PublishError} where the folder holds files of which we do not know that they are ours */
function checkForeign(root: string, files: string[], present: Present, found: unknown) {
  const isKnown = (path: string) =>
    isTemporary(path) ||
    path === `/${RECORD}` ||
    files.some((file) => `${file}/`.startsWith(`${path}/`))
  const replaced = files.filter((path) => present.has(path)).map((path) => path.slice(1))
  const others = [...present.keys()].filter((path) => !isKnown(path))
  if (replaced.length + others.length === 0) return
  const why = found
    ? `contient des fichiers, et la liste de ceux qui viennent d’ici, « ${RECORD} », ne se lit plus`
    : 'contient déjà des fichiers qui ne viennent pas d’ici'
  const which =
    replaced.length > 0 ? `Seraient remplacés : ${joinWords(replaced)}` : 'Aucun ne serait remplacé'
  throw new PublishError(
    `Le dossier « ${root.replace(/^\./, '')} » du serveur ${why}. ${which}. Resteraient : ${others.length}. Continuer ?`,
    { label: 'Oui, continuer', answer: { mayReplace: true } },
  )
}

async function makeFolders(remote: Client, root: string, files: string[]) {
  for (const folder of foldersOf(files)) {
    if (await remote.exists(root + folder)) continue
    await remote.mkdir(root + folder, true)
    await remote.chmod(root + folder, 0o755).catch(() => {})
  }
}

async function sendMissing(
  remote: Client,
  root: string,
  files: string[],
  present: Present,
  { out, onProgress }: Sending,
) {
  const sizeOf = (path: string) => statSync(join(out, path)).size
  const missing = files.filter(
    (path) => !IMMUTABLE.test(path) || present.get(path) !== sizeOf(path),
  )
  const all = missing.reduce((sum, path) => sum + sizeOf(path), 0)
  let sent = 0
  for (const path of missing.sort((a, b) => rankOf(a) - rankOf(b))) {
    await sendWhole(remote, join(out, path), root + path, (part) => onProgress((sent + part) / all))
    sent += sizeOf(path)
  }
}

/** Hashed files come first, so that no page names a file that is not there, and the server's settings last. */
function rankOf(path: string): number {
  if (IMMUTABLE.test(path)) return 0
  return path === '/.htaccess' ? 2 : 1
}

/** `['/index.html', '/assets/a.js']` → `/assets`: the folders of these files, but that of the site. */
const foldersOf = (files: string[]) =>
  new Set(files.map((path) => posix.dirname(path)).filter((folder) => folder !== '/'))
