import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../owner/disk/list-files.ts'
import { routes } from '../src/routes.ts'
import { expect, test } from './site.ts'

const kB = 1000
const COMPRESSED = /\.(?:html|css|js|svg|txt|vtt)$/

/** Reads a built site's files. */
function openSite(dir: string) {
  const read = (path: string) => readFileSync(join(dir, path))
  /** Weighs files as sent, with Brotli at its best. */
  const weigh = (...paths: string[]) =>
    paths.reduce((sum, path) => {
      const content = read(path)
      return sum + (COMPRESSED.test(path) ? brotliCompressSync(content) : content).length
    }, 0)
  const html = String(read('/index.html'))
  const called = /data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  /** The scripts that bring a page to life, with what they import before they can run. */
  const application = new Set(called)
  for (const path of application) {
    const imports = String(read(path)).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
    for (const [, name] of imports) application.add(`/assets/${name}`)
  }
  return { weigh, html, called, application: [...application] }
}

test('the site as shipped stays light on a first visit', ({ siteDir }) => {
  const { weigh, html, application } = openSite(siteDir)
  expect(html, 'nothing stands between the page and its paint').not.toMatch(
    /<link[^>]+rel="?(?:stylesheet|preload|modulepreload)|<script[^>]+src=/,
  )
  const page = weigh('/index.html')
  expect.soft(page, 'home page, style and boot script included').toBeLessThan(14 * kB)
  const fonts = listFiles(siteDir).filter((path) => path.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const calendar = ['agenda.html', 'agenda.css', 'agenda.js', 'widget.js']
  const demonstration = calendar.map((name) => `/demonstration/${name}`)
  const rest = weigh(...application, ...fonts, ...demonstration, '/favicon.svg')
  expect.soft(page + rest, 'first visit, without the poster').toBeLessThan(150 * kB)
})

for (const build of ['shipped', 'services'] as const) {
  test.describe(`the site « ${build} »`, () => {
    test.use({ build })

    test('brings its pages to life with light scripts, all asked for at once', ({ siteDir }) => {
      const { weigh, called, application } = openSite(siteDir)
      expect(application).toEqual(called)
      expect.soft(weigh(...application), 'application').toBeLessThan(90 * kB)
      for (const { path } of routes.filter((route) => 'legalText' in route.shows)) {
        expect.soft(weigh(`${path}.html`), path).toBeLessThan(25 * kB)
      }
    })
  })
}
