import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../owner/disk/list-files.ts'
import { routes } from '../src/routes.ts'
import { expect, test } from './site.ts'

const kB = 1000
const legalPaths = routes.flatMap(({ path, shows }) => ('legalText' in shows ? [path] : []))

const COMPRESSED = /\.(?:html|css|js|svg|txt|vtt)$/
const sizes = new Map<string, number>()

/** Weighs a file as sent, with Brotli at its best. */
function weighFile(file: string): number {
  const content = readFileSync(file)
  if (!COMPRESSED.test(file)) return content.length
  const known = sizes.get(file)
  if (known) return known
  const size = brotliCompressSync(content).length
  sizes.set(file, size)
  return size
}

/** Reads a built site's files and weighs them as sent. */
function openSite(dir: string) {
  const files = listFiles(dir)
  const find = (pattern: RegExp) => files.filter((path) => pattern.test(path))
  const read = (path: string) => readFileSync(join(dir, path), 'utf8')
  const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)
  const weigh = (...paths: string[]) =>
    paths.reduce((sum, path) => sum + weighFile(join(dir, path)), 0)
  const seen = new Set<string>()
  /** Lists a chunk and the chunks that it imports before it can run, except those already listed. */
  const withImports = (path: string): string[] => {
    if (seen.has(path)) return []
    seen.add(path)
    const imports = [...read(path).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)]
    return [path, ...imports.flatMap(([, name]) => withImports(`/assets/${name}`))]
  }
  const called = (name: string) =>
    new RegExp(`data-${name}="([^"]+)"`).exec(read('/index.html'))?.[1]?.split(' ') ?? []
  /** The scripts that bring a page to life; none of them is needed before a gesture. */
  const application = called('app').flatMap(withImports)
  return { read, fileOf, find, weigh, called, application }
}

type Line = { what: string; size: number; limit: number }

/** Expects each size to be within its limit. A failure shows the table of all sizes. */
function expectWithin(lines: Line[]) {
  const table = lines.map(({ what, size, limit }) => {
    const [is, may] = [size, limit].map((bytes) => `${(bytes / kB).toFixed(1)} kB`)
    return `${what}: ${is} of ${may}${size > limit ? ', too heavy' : ''}`
  })
  const isWithin = lines.every(({ size, limit }) => size <= limit)
  expect(isWithin, `sizes as served (brotli)\n${table.join('\n')}\n`).toBe(true)
}

test('the site as shipped stays light on a first visit', ({ siteDir }) => {
  const { read, weigh, find, application } = openSite(siteDir)
  const calendar = ['agenda.html', 'agenda.css', 'agenda.js', 'widget.js']
  const demonstration = calendar.map((name) => `/demonstration/${name}`)
  const html = weigh('/index.html')
  const fonts = find(/\.woff2$/)
  expect(fonts).toHaveLength(2)
  expect(read('/index.html'), 'nothing stands between the page and its paint').not.toMatch(
    /<link[^>]+rel="?(?:stylesheet|preload|modulepreload)|<script[^>]+src=/,
  )
  expectWithin([
    { what: 'home page, style and boot script included', size: html, limit: 14 * kB },
    {
      what: 'first visit, without the poster',
      size: html + weigh(...application, ...fonts, ...demonstration, '/favicon.svg'),
      limit: 140 * kB,
    },
  ])
})

for (const build of ['shipped', 'services'] as const) {
  test.describe(`the site « ${build} »`, () => {
    test.use({ build })

    test('brings its pages to life with light scripts, all asked for at once', ({ siteDir }) => {
      const { fileOf, weigh, called, application } = openSite(siteDir)
      expect(application.sort()).toEqual(called('app').sort())
      const texts = legalPaths.map((path) => {
        return { what: `${path}, page`, size: weigh(fileOf(path)), limit: 25 * kB }
      })
      expectWithin([...texts, { what: 'application', size: weigh(...application), limit: 78 * kB }])
    })
  })
}
