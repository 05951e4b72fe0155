import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuildName, builds } from './builds.ts'
import { fetchPackages } from './fetch-packages.js'
import { expect, test } from './site.ts'

const checkerVersion = '26.9.27'
const published = (Object.keys(builds) as BuildName[]).filter((name) => name !== 'development')

/**
 * The one rule that we break on purpose: legal tables are laid out as blocks on phones, and written
 * roles keep them tables for screen readers (generator/legal/describe-tables.ts).
 */
const TABLE_ROLES = /must not be used on a “t[hdr]” element which has a “table” ancestor/

const pagesOf = (dir: string, folder = ''): string[] =>
  readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return pagesOf(dir, path)
    return path.endsWith('.html') ? [path] : []
  })

test.describe('the Nu HTML checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vnu-'))
  let checker = ''

  test.beforeAll(() => {
    test.setTimeout(120_000)
    test.skip(spawnSync('java', ['-version']).status !== 0, 'Java is not installed')
    const isFetched = fetchPackages(folder, [`vnu-jar@${checkerVersion}`])
    test.skip(!isFetched, 'vnu-jar cannot be fetched')
    checker = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('finds nothing wrong with any page of any site, its style included', () => {
    test.setTimeout(120_000)
    const files = published.flatMap((build) => {
      const dir = process.env[`DIR_${build}`] ?? ''
      return pagesOf(dir).map((file) => resolve(dir, file))
    })
    expect(files.length).toBeGreaterThan(5 * published.length)
    const { stderr } = spawnSync(
      'java',
      ['-jar', checker, '--errors-only', '--format', 'gnu', ...files],
      { encoding: 'utf8', maxBuffer: 1e8 },
    )
    const complaints = stderr.split('\n').filter((line) => line && !TABLE_ROLES.test(line))
    expect(complaints).toEqual([])
  })
})

for (const build of published) {
  test.describe(`the links of « ${build} »`, () => {
    test.use({ build })

    test('all lead to a page, a file or an anchor that exists', async ({ request, siteDir }) => {
      const html = (path: string) =>
        readFileSync(join(siteDir, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
      const broken: string[] = []
      for (const file of pagesOf(siteDir)) {
        const from = `/${file}`.replace(/(?:index)?\.html$/, '')
        const page = readFileSync(join(siteDir, file), 'utf8')
        for (const [, link = ''] of page.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
          const url = new URL(link.replaceAll('&amp;', '&'), `http://site.test${from}`)
          if (url.origin !== 'http://site.test') continue
          const response = await request.head(url.pathname, { maxRedirects: 0 })
          const anchor = decodeURIComponent(url.hash.slice(1))
          const exists = response.status() === 200 || url.pathname === '/404'
          const isThere = !anchor || html(url.pathname).includes(` id="${anchor}"`)
          if (!exists || !isThere) broken.push(`${file}: ${link}`)
        }
      }
      expect(broken).toEqual([])
    })
  })
}
