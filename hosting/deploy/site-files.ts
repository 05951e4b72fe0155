import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readRecord } from '../publication/build-record.js'
import { DeployError } from './deploy-error.ts'

/** A file of a built site: its size in bytes, the digest of its content, and when it was written. */
export type SiteFile = { size: number; hash: string; mtimeMs: number }

/** By public path, e.g. `/index.html`. */
export type SiteFiles = Record<string, SiteFile>

/** Reads what the build has put in `out`, and nothing else that lies there. @throws {DeployError} */
export async function readSiteFiles(out: string, algorithm: 'sha1' | 'sha256') {
  const files: SiteFiles = {}
  for (const path of readRecord(out)?.published ?? []) {
    const { size, mtimeMs } = statOf(out, path)
    const hash = createHash(algorithm)
    await pipeline(createReadStream(join(out, path)), hash)
    files[path] = { size, mtimeMs, hash: hash.digest('hex') }
  }
  if (!files['/index.html']) throw new DeployError('not-built', { out })
  return files
}

/** Makes sure that all that was sent was of one build. @throws {DeployError} */
export function checkUnchanged(out: string, files: SiteFiles) {
  for (const [path, { size, mtimeMs }] of Object.entries(files)) {
    const now = statOf(out, path)
    if (now.size !== size || now.mtimeMs !== mtimeMs)
      throw new DeployError('site-changed', { path })
  }
}

function statOf(out: string, path: string) {
  const stats = statSync(join(out, path), { throwIfNoEntry: false })
  if (!stats) throw new DeployError('site-changed', { path })
  return stats
}
