import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import config from '../site.config.ts'
import { resolveSite } from './resolve-site.ts'
import { writeSite } from './write-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-site-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('leaves the previous build as it was when the last page cannot be written', async () => {
  write('dist/index.html', 'the site that visitors read')
  write('dist-hosting/policy.json', 'its headers')
  write('staging/assets/browser.js', '')
  write(
    'prerenderer/prerender.js',
    `export const routes = [{ path: '/' }]
     export const notFound = { path: '/404' }
     export function renderPage(path) {
       if (path === '/404') throw new Error('broken on purpose')
       return 'a new site'
     }`,
  )
  const written = writeSite(
    {
      out: join(folder, 'dist'),
      staging: join(folder, 'staging'),
      prerenderer: join(folder, 'prerenderer'),
    },
    {
      config,
      site: resolveSite(config).site,
      published: new Map(),
      inline: { html: '', styleHash: '', scriptHash: '' },
    },
  )
  await expect(written).rejects.toThrow('broken on purpose')
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('the site that visitors read')
  expect(readFileSync(join(folder, 'dist-hosting/policy.json'), 'utf8')).toBe('its headers')
})
