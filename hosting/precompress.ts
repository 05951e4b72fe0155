import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from './content-type.ts'

/** Below this, headers weigh more than what compression saves. */
const SMALLEST = 1024

/**
 * Writes `x.br` and `x.gz` beside each text among these files of a folder, once and at the highest
 * level, so that serving one costs no more than reading it.
 */
export async function precompress(dir: string, paths: string[]) {
  const compress = async (path: string) => {
    const body = await readFile(join(dir, path))
    if (body.length <= SMALLEST) return
    const br = promisify(brotliCompress)(body)
    const gz = promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })
    await writeFile(join(dir, `${path}.br`), await br)
    await writeFile(join(dir, `${path}.gz`), await gz)
  }
  const texts = paths.filter((path) => contentType(path).includes('charset'))
  await Promise.all(texts.map(compress))
}
