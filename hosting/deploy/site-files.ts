import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostingFolderOf, readRecord, recordName } from '../publication/build-record.js'
import { DeployError } from './deploy-error.ts'

/** Size in bytes, and SHA-1 (the hash that Netlify asks for), of each file by its path: `/index.html`. */
export type SiteFiles = Record<string, { size: number; hash: string }>

/**
 * Reads the files that the build has put in the folder `out`, and no others. `checkUnchanged` throws if the site
 * has been built again since.
 *
 * @throws {DeployError}
 */
export async function readSiteFiles(out: string) {
  const builtAt = buildTimeOf(out)
  const files: SiteFiles = {}
  for (const path of readRecord(out)?.published ?? []) {
    const content = await readSiteFile(out, path)
    const hash = createHash('sha1').update(content).digest('hex')
    files[path] = { size: content.length, hash }
  }
  if (!files['/index.html']) throw new DeployError('not-built', { out })
  const checkUnchanged = () => {
    if (buildTimeOf(out) !== builtAt) throw new DeployError('site-changed', { path: out })
  }
  return { files, checkUnchanged }
}

/** @throws {DeployError} `site-changed` where the file is gone */
export const readSiteFile = (out: string, path: string) =>
  readFile(join(out, path)).catch(() => {
    throw new DeployError('site-changed', { path })
  })

const buildTimeOf = (out: string) =>
  statSync(join(hostingFolderOf(out), recordName), { throwIfNoEntry: false })?.mtimeMs
