// Reads what stands on an SFTP server before a publication.
import { posix } from 'node:path'
import { DeployError } from '../deploy-error.ts'
import type { Remote } from './connect.ts'
import type { ServerListing, ServerRecord } from './plan.ts'

/**
 * The prefix of the names that only publications use. Apache refuses to send files whose names begin with
 * `.ht`.
 */
const TEMPORARY_PREFIX = '.ht-publication'

/** The name under which a file is sent: `/www/index.html` → `/www/.ht-publication.index.html` */
export function temporaryOf(path: string): string {
  const nameStart = path.lastIndexOf('/') + 1
  return `${path.slice(0, nameStart)}${TEMPORARY_PREFIX}.${path.slice(nameStart)}`
}

/** Finds the folder of `sftp://user@host/www`: `www` in the user's own folder or, if there is none, `/www`. */
export async function findRoot(remote: Remote, path: string): Promise<string> {
  // The server looks for a path without a first slash in the user's own folder.
  for (const folder of [`.${path}`, path]) {
    if (await remote.isFolder(folder)) return folder
  }
  throw new DeployError('no-such-folder', { folder: path })
}

/**
 * Finds or makes the folder of the publications' record: beside the site's folder or, if the server forbids
 * that, in it.
 */
export async function openRecordFolder(remote: Remote, root: string): Promise<string> {
  const beside = posix.join(posix.dirname(root), `${TEMPORARY_PREFIX}-${posix.basename(root)}`)
  const inside = `${root}/${TEMPORARY_PREFIX}`
  for (const folder of [beside, inside]) {
    try {
      await remote.makeFolder(folder)
    } catch {
      // The error does not matter if another publication has just made the folder.
    }
    if (await remote.isFolder(folder)) return folder
  }
  throw new DeployError('no-permission', { path: root })
}

const EMPTY_RECORD: ServerRecord = { editions: [], earlier: [] }

/** Without a readable record, the owner is asked before any file of the server is overwritten. */
export async function readServerRecord(remote: Remote, file: string): Promise<ServerRecord> {
  const text = await remote.read(file)
  if (!text) return EMPTY_RECORD
  try {
    return JSON.parse(text)
  } catch {
    return EMPTY_RECORD
  }
}

/** Lists all that stands on the server in the folders of these files. */
export async function listPresent(
  remote: Remote,
  root: string,
  paths: string[],
): Promise<ServerListing> {
  const present = new Map<string, number>()
  const leftovers: string[] = []
  for (const folder of foldersOf(paths)) {
    for (const { filename, attrs } of await remote.list(root + folder)) {
      if (filename === '.' || filename === '..') continue
      const path = folder + filename
      const isFolder = attrs.isDirectory()
      if (!filename.startsWith(TEMPORARY_PREFIX)) {
        present.set(isFolder ? `${path}/` : path, attrs.size)
      } else if (!isFolder) {
        // A killed publication left this file. A folder with such a prefix is no leftover: it holds the record.
        leftovers.push(path)
      }
    }
  }
  return { present, leftovers }
}

/** Lists the folders of these files, `/`, `/assets/`…, each after the folder that holds it. */
export function foldersOf(paths: string[]): string[] {
  const folders = new Set(['/'])
  for (const path of paths) {
    const names = posix.dirname(path).split('/').filter(Boolean)
    let folder = '/'
    for (const name of names) {
      folder += `${name}/`
      folders.add(folder)
    }
  }
  return [...folders]
}
