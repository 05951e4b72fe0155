import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from './content-type.ts'

/** Size in bytes below which the headers that compression adds weigh more than it saves. */
const MIN_SIZE = 1024

/** Writes `file.br` and `file.gz` beside each text file, for servers to send as they are. */
export async function precompress(dir: string, paths: string[]) {
  const compress = async (path: string) => {
    const body = await readFile(join(dir, path))
    if (body.length <= MIN_SIZE) return
    const br = promisify(brotliCompress)(body)
    const gz = promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })
    await writeFile(join(dir, `${path}.br`), await br)
    await writeFile(join(dir, `${path}.gz`), await gz)
  }
  const texts = paths.filter((path) => contentType(path).includes('charset'))
  await Promise.all(texts.map(compress))
}
