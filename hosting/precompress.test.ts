import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'precompress-'))
})
afterEach(() => rm(dir, { recursive: true }))

it('writes two smaller forms of the same text beside it', async () => {
  const text = 'Découvrez comment. '.repeat(200)
  await writeFile(join(dir, 'index.html'), text)
  await precompress(dir)
  const br = await readFile(join(dir, 'index.html.br'))
  const gz = await readFile(join(dir, 'index.html.gz'))
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gz).toString()).toBe(text)
  expect(br.length).toBeLessThan(gz.length)
})

it('leaves alone images and files too small to gain', async () => {
  await writeFile(join(dir, 'robots.txt'), 'User-agent: *\n')
  await writeFile(join(dir, 'partage.png'), 'x'.repeat(5000))
  await precompress(dir)
  expect(await readdir(dir)).toEqual(['partage.png', 'robots.txt'])
})
