import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listFiles } from '../hosting/publication/list-files.js'
import { publishedBuilds } from './builds.ts'
import { fetchPackages } from './fetch-packages.js'
import { expect, test } from './site.ts'

const checkerVersion = '26.9.27'

/** What it does not know yet of CSS: in `src/legal/Summary.module.css`, and parts of a container's width. */
const NEWER_STYLE = /“(?:scroll-target-group|:target-current|container-type)”/
const hasContainerUnit = (complaint: string) => {
  const [, file = '', row = 0, column = 0] = /"file:(.+?)":(\d+)\.(\d+)/.exec(complaint) ?? []
  if (!complaint.endsWith(': Parse Error.')) return false
  const line = readFileSync(file, 'utf8').split('\n')[Number(row) - 1]
  const value = line?.slice(0, Number(column)).split(/[{;]/).at(-1)
  return value?.includes('cqi')
}

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
    const files = publishedBuilds.flatMap((build) => {
      const dir = process.env[`DIR_${build}`] ?? ''
      return listFiles(dir).flatMap((file) =>
        file.endsWith('.html') ? [resolve(dir, `.${file}`)] : [],
      )
    })
    expect(files.length).toBeGreaterThan(5 * publishedBuilds.length)
    const { stderr } = spawnSync(
      'java',
      ['-jar', checker, '--errors-only', '--format', 'gnu', ...files],
      { encoding: 'utf8', maxBuffer: 1e8 },
    )
    const complaints = stderr
      .split('\n')
      .filter((line) => line && !NEWER_STYLE.test(line) && !hasContainerUnit(line))
    expect(complaints).toEqual([])
  })
})

test('every link of every site leads to a page, a file or an anchor that exists', () => {
  for (const build of publishedBuilds) {
    const dir = process.env[`DIR_${build}`] ?? ''
    const files = listFiles(dir)
    const pages = new Map(
      files
        .filter((file) => file.endsWith('.html'))
        .map((file) => [
          file === '/index.html' ? '/' : file.replace(/\.html$/, ''),
          readFileSync(join(dir, file), 'utf8'),
        ]),
    )
    const isNowhere = (target: string, from: string) => {
      const { origin, pathname, hash } = new URL(target, `https://site.invalid${from}`)
      if (origin !== 'https://site.invalid') return false
      const page = pages.get(pathname)
      return hash ? !page?.includes(` id="${hash.slice(1)}"`) : !page && !files.includes(pathname)
    }
    for (const [path, html] of pages) {
      const links = Array.from(
        html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g),
        ([, to = '']) => to,
      )
      expect(
        links.filter((link) => isNowhere(link, path)),
        `${build} ${path}`,
      ).toEqual([])
    }
  }
})
