// What stands on an SFTP server: the folder of the site, our record beside it, and the files.
import { posix } from 'node:path'
import { fileAside, type Remote, TEMPORARY } from './connect.ts'
import { DeployError } from './deploy-error.ts'
import type { ServerRecord } from './plan.ts'

/**
 * The folder that `sftp://user@host/www` names: `www` in the user's own folder, as hosts show it to
 * their customers, else `/www`.
 */
export async function findRoot(remote: Remote, path: string): Promise<string> {
  const inHome = posix.join(await remote.home(), path)
  for (const folder of [inHome, path || '/']) {
    if (await remote.isFolder(folder)) return folder === '/' ? '' : folder
  }
  throw new DeployError('no-such-folder', { folder: path })
}

/** The folder of our record: beside the site, or in it where nothing can be written beside it. */
export async function openRecordFolder(remote: Remote, root: string): Promise<string> {
  const beside = posix.join(posix.dirname(root), `${TEMPORARY}-${posix.basename(root)}`)
  const folders = [...(root === '' ? [] : [beside]), `${root}/${TEMPORARY}`]
  for (const folder of folders) if (await remote.isFolder(folder)) return folder
  for (const folder of folders) {
    // Refused, or made by another publication meanwhile.
    await remote.makeFolder(folder).catch(() => {})
    if (await remote.isFolder(folder)) return folder
  }
  throw new DeployError('no-permission', { path: root || '/' })
}

const UNKNOWN_SIZE = -1

const NOTHING: ServerRecord = { editions: [], earlier: [] }

/** @throws {DeployError} when the connection ends */
export async function readServerRecord(remote: Remote, file: string): Promise<ServerRecord> {
  const text = await remote.read(file)
  try {
    return text ? JSON.parse(text) : NOTHING
  } catch {
    // A record that cannot be read makes every file somebody else's: the owner is asked.
    return NOTHING
  }
}

/**
 * Lists the root of the site and the folders of these files.
 *
 * @returns `present`: path → size in bytes, of everything but `leftovers`, which are temporary files
 * of a publication that was killed
 */
export async function listPresent(remote: Remote, root: string, paths: string[]) {
  const present = new Map<string, number>()
  const leftovers: string[] = []
  for (const folder of foldersOf(paths)) {
    const entries = await remote.list(root + folder).catch((error: DeployError) => {
      if (error.code === 'no-such-file') return []
      throw error
    })
    for (const { name, size } of entries) {
      const path = `${folder}${name}`
      if (!name.startsWith(TEMPORARY)) present.set(path, size)
      else if (!name.endsWith('/')) leftovers.push(path)
    }
  }
  for (const leftover of leftovers) {
    const file = fileAside(leftover)
    if (!file || present.has(file)) continue
    // The connection ended between two renames: until it is replaced, the old file is what there is.
    await remote.rename(root + leftover, root + file)
    present.set(file, UNKNOWN_SIZE)
  }
  return { present, leftovers }
}

/** `/`, `/assets/`… of these files, each after the folder that holds it. */
export function foldersOf(paths: string[]): string[] {
  const folders = new Set(['/'])
  for (const path of paths) {
    const steps = path.split('/').slice(1, -1)
    steps.forEach((_, index) => {
      folders.add(`/${steps.slice(0, index + 1).join('/')}/`)
    })
  }
  return [...folders]
}
