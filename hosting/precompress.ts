import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|xml|json|txt|vtt)$/

/** Below this, headers weigh more than what compression saves. */
const SMALLEST = 1024

/**
 * Writes `x.br` and `x.gz` beside each text among these files of a folder, once and at the highest
 * level, so that serving one costs no more than reading it.
 */
export const precompress = (dir: string, paths: string[]) =>
  Promise.all(
    paths.filter((path) => TEXT.test(path)).map((path) => precompressFile(join(dir, path))),
  )

async function precompressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length <= SMALLEST) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
