import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contentType } from './content-type.ts'

/** Below this, headers weigh more than what compression saves. */
const SMALLEST = 1024

/**
 * Writes `x.br` and `x.gz` beside each text among these files of a folder, once and at the highest
 * level, so that serving one costs no more than reading it.
 */
export function precompress(dir: string, paths: string[]) {
  for (const path of paths.filter((path) => contentType(path).includes('charset'))) {
    const file = join(dir, path)
    const body = readFileSync(file)
    if (body.length <= SMALLEST) continue
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }))
  }
}
