import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webManifest } from './web-manifest.ts'

const manifest = JSON.parse(webManifest({ name: 'L’agence « Écoute »' }))

it('carries the owner’s name as written', () => {
  expect(manifest).toMatchObject({ name: 'L’agence « Écoute »', lang: 'fr', start_url: '/' })
})

it.each<{ src: string; sizes: string }>(manifest.icons)('$src is there, in $sizes', (icon) => {
  const png = readFileSync(`public${icon.src}`)
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(icon.sizes)
})
