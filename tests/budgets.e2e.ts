import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../owner/disk/list-files.ts'
import { legalRoutes } from '../src/routes.ts'
import { expect, test } from './site.ts'

const kB = 1000
const COMPRESSED = /\.(?:html|css|js|svg|txt|vtt)$/

const read = (dir: string, path: string) => readFileSync(join(dir, path))

/** Weighs files of a built site as they are sent, with Brotli at its best. */
const weigh = (dir: string, paths: string[]) =>
  paths.reduce((sum, path) => {
    const content = read(dir, path)
    return sum + (COMPRESSED.test(path) ? brotliCompressSync(content) : content).length
  }, 0)

/** The scripts that the home page asks for to come to life. */
const scriptsOf = (dir: string) =>
  /data-app="([^"]+)"/.exec(String(read(dir, '/index.html')))?.[1]?.split(' ') ?? []

test('the site as shipped stays light on a first visit', ({ siteDir }) => {
  expect(String(read(siteDir, '/index.html')), 'nothing delays the first paint').not.toMatch(
    /<link[^>]+rel="?(?:stylesheet|preload|modulepreload)|<script[^>]+src=/,
  )
  const page = weigh(siteDir, ['/index.html'])
  expect.soft(page, 'home page, style and boot script included').toBeLessThan(14 * kB)
  const fonts = listFiles(siteDir).filter((path) => path.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const calendar = ['agenda.html', 'agenda.css', 'agenda.js', 'widget.js']
  const demonstration = calendar.map((name) => `/demonstration/${name}`)
  const rest = [...scriptsOf(siteDir), ...fonts, ...demonstration, '/favicon.svg']
  expect.soft(page + weigh(siteDir, rest), 'without the poster').toBeLessThan(150 * kB)
})

test.describe('with services', () => {
  test.use({ build: 'services' })

  test('the pages come to life with light scripts, all asked for at once', ({ siteDir }) => {
    const scripts = scriptsOf(siteDir)
    expect.soft(weigh(siteDir, scripts), 'application').toBeLessThan(90 * kB)
    const code = scripts.map((path) => String(read(siteDir, path))).join()
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      expect(scripts).toContain(`/assets/${name}`)
    }
    for (const { path } of legalRoutes) {
      expect.soft(weigh(siteDir, [`${path}.html`]), path).toBeLessThan(25 * kB)
    }
  })
})
