import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../owner/disk/list-files.ts'
import { describeService } from '../services/describe-service.ts'
import { providers } from '../services/providers.ts'
import { routes } from '../src/routes.ts'
import { type BuildName, buildNames } from './builds.ts'
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

type Facts = { services: string[]; counts: boolean }
const sites: Record<BuildName, Facts> = {
  shipped: { services: [], counts: false },
  services: { services: ['wistia', 'calendly'], counts: false },
  contextual: { services: ['vimeo', 'cal-com'], counts: false },
  complete: { services: ['wistia', 'calendly'], counts: false },
  counted: { services: ['vimeo', 'calendly'], counts: true },
}

/** Every service that an owner can choose, with the host that its frame comes from. */
const services = Object.values(providers).flatMap((all) =>
  Object.entries(all).map(([id, entry]) => {
    const { frameUrl } = describeService(entry, new URL(entry.example), 'https://www.example.fr')
    const domain = new URL(frameUrl).host.split('.').slice(-2).join('.')
    return { id, name: entry.service.name, domain }
  }),
)

for (const build of buildNames) {
  const { counts, services: named } = sites[build]
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

    test('sends no legal text to the home page, names its own services only, and counts no visit unasked', ({
      siteDir,
    }) => {
      const { read, find, fileOf, application } = openSite(siteDir)
      // The consent question repeats facts of the legal texts in `<dl>` elements: the test looks at the page
      // without them.
      const page = read(fileOf('/'))
      const home = page.replace(/<dl[\s\S]*?<\/dl>/g, '')
      const scripts = application.map(read).join('\n')
      for (const path of legalPaths) {
        const text = /<article[\s\S]*<\/article>/.exec(read(fileOf(path)))?.[0] ?? ''
        const sentences = [...text.matchAll(/>([^<>]{70,})</g)].map(([, sentence = '']) => sentence)
        expect(sentences.length, path).toBeGreaterThan(3)
        const taken = sentences.filter(
          (sentence) =>
            home.includes(sentence) || (scripts.includes(sentence) && !page.includes(sentence)),
        )
        expect(taken).toEqual([])
      }

      const sent = find(/\.(?:js|html)$/)
        .map(read)
        .join('\n')
      const found = services.filter(({ domain }) => sent.includes(domain))
      expect(found.map(({ id }) => id)).toEqual(named)
      const privacy = read(fileOf('/politique-confidentialite'))
      const table = privacy.split('<table').find((table) => /Prestataires/.test(table)) ?? ''
      for (const { name } of found) expect(table).toContain(name)

      expect(/keepalive/.test(find(/\.js$/).map(read).join('\n'))).toBe(counts)
    })
  })
}
