// What stands on an SFTP server: the folder of the site, the record of our publications, the files.
import { posix } from 'node:path'
import { DeployError } from '../deploy-error.ts'
import type { Remote } from './connect.ts'
import type { ServerRecord } from './plan.ts'

/** Begins the names of what only a publication uses; Apache denies such names in every folder. */
const TEMPORARY = '.ht-publication'

/** `/www/index.html` → `/www/.ht-publication.index.html` */
export const temporaryOf = (path: string) => path.replace(/[^/]*$/, `${TEMPORARY}.$&`)

/**
 * Finds the folder that `sftp://user@host/www` names: `www` in the user's own folder, as hosts show
 * it to their customers, else `/www`.
 */
export async function findRoot(remote: Remote, path: string): Promise<string> {
  // The server looks for a path without a first slash in the user's own folder.
  for (const folder of [`.${path}`, path]) {
    if (await remote.isFolder(folder)) return folder
  }
  throw new DeployError('no-such-folder', { folder: path })
}

/** Opens the folder of our record: beside the site, or in it where the user may not write beside. */
export async function openRecordFolder(remote: Remote, root: string): Promise<string> {
  const beside = posix.join(posix.dirname(root), `${TEMPORARY}-${posix.basename(root)}`)
  for (const folder of [beside, `${root}/${TEMPORARY}`]) {
    // The server may refuse it, and another publication may make it at the same moment.
    await remote.makeFolder(folder).catch(() => {})
    if (await remote.isFolder(folder)) return folder
  }
  throw new DeployError('no-permission', { path: root })
}

const EMPTY: ServerRecord = { editions: [], earlier: [] }

/** Without a record that can be read, all files count as somebody else's, and the owner is asked. */
export async function readServerRecord(remote: Remote, file: string): Promise<ServerRecord> {
  const text = await remote.read(file)
  try {
    return text ? JSON.parse(text) : EMPTY
  } catch {
    return EMPTY
  }
}

/**
 * Lists the root of the site and the folders of these files.
 *
 * @returns `present`: path → size in bytes, where a folder's path ends with a slash; `leftovers`: paths of
 * the temporary files that a killed publication has left
 */
export async function listPresent(remote: Remote, root: string, paths: string[]) {
  const present = new Map<string, number>()
  const leftovers: string[] = []
  for (const folder of foldersOf(paths)) {
    for (const { filename, attrs } of await remote.list(root + folder)) {
      const isFolder = attrs.isDirectory()
      const isTemporary = filename.startsWith(TEMPORARY)
      if (filename === '.' || filename === '..' || (isTemporary && isFolder)) continue
      if (isTemporary) leftovers.push(folder + filename)
      else present.set(`${folder}${filename}${isFolder ? '/' : ''}`, attrs.size)
    }
  }
  return { present, leftovers }
}

/** `/`, `/assets/`… of these files, each after the folder that holds it. */
export function foldersOf(paths: string[]): string[] {
  const folders = new Set(['/'])
  for (const path of paths) {
    const [, ...names] = posix.dirname(path).split('/')
    let folder = '/'
    for (const name of names.filter(Boolean)) {
      folder += `${name}/`
      folders.add(folder)
    }
  }
  return [...folders]
}
