import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostingFolderOf, readRecord, recordName } from '../publication/build-record.js'
import { DeployError } from './deploy-error.ts'

/** By public path, e.g. `/index.html`: size in bytes, and the SHA-1 that Netlify asks for. */
export type SiteFiles = Record<string, { size: number; hash: string }>

/**
 * Reads what the build has put in `out`, and nothing else that lies there. `checkUnchanged` throws if there has
 * been another build since.
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
