import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describeService } from '../services/describe-service.ts'
import type { ListedProvider } from '../services/Provider.ts'
import { providers } from '../services/providers.ts'
import { routes } from '../src/routes.ts'
import { type BuildName, builds } from './builds.ts'
import { expect, test } from './site.ts'

const kB = 1000
const published = (Object.keys(builds) as BuildName[]).filter((name) => name !== 'development')
const legalRoutes = routes.filter(({ shows }) => 'legalText' in shows)

/** A built site as it goes over the network: every size is that of the brotli file, where there is one. */
function openSite(dir: string) {
  const read = (path: string) => readFileSync(join(dir, path), 'utf8')
  const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)
  const assets = readdirSync(join(dir, 'assets')).map((name) => `/assets/${name}`)
  const find = (pattern: RegExp) => assets.filter((path) => pattern.test(path))
  const weigh = (path: string) => {
    const file = join(dir, path)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  const total = (paths: string[]) => paths.reduce((sum, path) => sum + weigh(path), 0)
  /** A chunk and all that it imports before it can run. */
  const withImports = (path: string, seen = new Set<string>()): string[] => {
    if (seen.has(path)) return []
    seen.add(path)
    const imports = [...read(path).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)]
    return [path, ...imports.flatMap(([, name]) => withImports(`/assets/${name}`, seen))]
  }
  const called = (name: string) =>
    new RegExp(`data-${name}="([^"]+)"`).exec(read('/index.html'))?.[1]?.split(' ') ?? []
  const seen = new Set<string>()
  /** What every page runs, and what its living parts need besides. */
  const application = called('application').flatMap((path) => withImports(path, seen))
  const islands = called('islands').flatMap((path) => withImports(path, seen))
  return { read, fileOf, find, weigh, total, called, application, islands }
}

type Line = { what: string; size: number; limit: number }

/** Fails with every line, so that one sees what grew and what is left. */
function expectWithin(lines: Line[]) {
  const width = Math.max(...lines.map(({ what }) => what.length))
  const table = lines.map(({ what, size, limit }) => {
    const kilobytes = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`.padStart(9)
    const mark = size > limit ? '  too heavy' : ''
    return `${what.padEnd(width)} ${kilobytes(size)} of ${kilobytes(limit)}${mark}`
  })
  const isWithin = lines.every(({ size, limit }) => size <= limit)
  expect(isWithin, `sizes as served (brotli)\n${table.join('\n')}\n`).toBe(true)
}

test('the site as shipped stays light on a first visit', ({ siteDir }) => {
  const { read, weigh, total, find, application, islands } = openSite(siteDir)
  const calendar = ['agenda.html', 'agenda.css', 'agenda.js', 'widget.js']
  const icons = ['/favicon.svg']
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
      size:
        html +
        total([...application, ...islands, ...fonts, ...icons]) +
        total(calendar.map((name) => `/demonstration/${name}`)),
      limit: 140 * kB,
    },
  ])
})

for (const build of published) {
  test.describe(`the site « ${build} »`, () => {
    test.use({ build })

    test('brings its home page to life with scripts that it asks for together', ({ siteDir }) => {
      const { total, called, application, islands } = openSite(siteDir)
      expect([...application, ...islands].sort()).toEqual(
        [...called('application'), ...called('islands')].sort(),
      )
      const size = total([...application, ...islands])
      expectWithin([{ what: 'application', size, limit: 80 * kB }])
    })

    test('asks a reader of a legal page for its text and no more', ({ siteDir }) => {
      const { read, fileOf, weigh, total, application } = openSite(siteDir)
      const pages = legalRoutes.map(({ path }) => {
        return { what: `${path}, page`, size: weigh(fileOf(path)), limit: 25 * kB }
      })
      for (const { path } of legalRoutes) {
        const html = read(fileOf(path))
        const wakes = [...html.matchAll(/ data-wakes="([^"]*)"/g)].map(([, moments]) => moments)
        expect(wakes, 'React comes with a tap, if ever').toEqual(
          hasChoices.includes(build) ? ['tap'] : [],
        )
      }
      expectWithin([...pages, { what: 'script', size: total(application), limit: 4 * kB }])
    })

    test('takes no legal text to the home page', ({ siteDir }) => {
      const { read, fileOf, application, islands } = openSite(siteDir)
      // What a service says of itself stands in its question too.
      const page = read(fileOf('/'))
      const home = page.replace(/<dl[\s\S]*?<\/dl>/g, '')
      const scripts = [...application, ...islands].map(read).join('\n')
      for (const { path } of legalRoutes) {
        const text = /<article[\s\S]*<\/article>/.exec(read(fileOf(path)))?.[0] ?? ''
        const sentences = [...text.matchAll(/>([^<>]{70,})</g)].map(([, sentence = '']) => sentence)
        expect(sentences.length, path).toBeGreaterThan(5)
        const taken = sentences.filter(
          (sentence) =>
            home.includes(sentence) || (scripts.includes(sentence) && !page.includes(sentence)),
        )
        expect(taken).toEqual([])
      }
    })

    test('names no service but its own', ({ siteDir }) => {
      const { read, find, fileOf } = openSite(siteDir)
      const sent = [...find(/\.js$/), fileOf('/')].map(read).join('\n')
      const named = [...domains].filter(([, domain]) => sent.includes(domain))
      expect(named.map(([service]) => service)).toEqual(services[build])
    })
  })
}

/** The domain from which the frame of each service that can be configured comes, by its name. */
const domains = new Map(
  Object.values(providers).flatMap((all) =>
    Object.entries<ListedProvider>(all).map(([id, entry]) => {
      const { frameUrl } = describeService(entry, new URL(entry.example), 'https://www.example.fr')
      return [id, new URL(frameUrl).host.split('.').slice(-2).join('.')] as const
    }),
  ),
)

const services: Record<string, string[]> = {
  shipped: [],
  services: ['wistia', 'calendly'],
  contextual: ['vimeo', 'cal-com'],
  complete: ['wistia', 'calendly'],
  counted: ['vimeo', 'calendly'],
  logged: [],
}

/** Where something is asked of visitors, or counted. */
const hasChoices: string[] = ['contextual', 'complete', 'counted', 'logged']

test('to count costs little, also where nothing else is to be managed', () => {
  const weighed = (build: BuildName) => {
    const { weigh, total, application, islands } = openSite(process.env[`DIR_${build}`] ?? '')
    return weigh('/index.html') + total([...application, ...islands])
  }
  const size = weighed('logged') - weighed('shipped')
  expectWithin([{ what: 'counting, and the dialog to object to it', size, limit: 2 * kB }])
})
