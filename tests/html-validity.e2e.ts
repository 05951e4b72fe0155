import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../hosting/publication/list-files.js'
import { buildNames } from './builds.ts'
import { fetchPackages } from './fetch-packages.js'
import { expect, test } from './site.ts'

const version = '26.9.27'

/** CSS that the Nu checker does not know yet and reports as errors. */
const NEWER_STYLE = /“(?:scroll-target-group|:target-current|container|container-type)”/
/**
 * Replaces the unit `cqi`, which the checker does not know either, by `vw`, which it knows: both units are a
 * share of a width.
 */
const withKnownUnits = (html: string) => html.replace(/(?<=\d)cqi\b/g, 'vw')

/** The HTML files of a built site. */
const pagesOf = (dir: string) => listFiles(dir).filter((file) => file.endsWith('.html'))

test('the Nu HTML checker finds nothing wrong with any page of any site, its style included', () => {
  test.setTimeout(120_000)
  test.skip(spawnSync('java', ['-version']).status !== 0, 'Java is not installed')
  test.skip(!fetchPackages('.build/vnu', [`vnu-jar@${version}`]), 'vnu-jar cannot be fetched')
  const checker = '.build/vnu/node_modules/vnu-jar/build/dist/vnu.jar'
  const files: string[] = []
  for (const build of buildNames) {
    const dir = process.env[`DIR_${build}`] ?? ''
    for (const file of pagesOf(dir)) {
      const copy = test.info().outputPath(build + file.replaceAll('/', '-'))
      writeFileSync(copy, withKnownUnits(readFileSync(join(dir, file), 'utf8')))
      files.push(copy)
    }
  }
  expect(files.length).toBeGreaterThan(5 * buildNames.length)
  const options = ['--errors-only', '--format', 'gnu']
  const { stderr } = spawnSync('java', ['-jar', checker, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const complaints = stderr.split('\n').filter((line) => line && !NEWER_STYLE.test(line))
  expect(complaints).toEqual([])
})

test('every link of every site leads to a page, a file or an anchor that exists', () => {
  for (const build of buildNames) {
    const dir = process.env[`DIR_${build}`] ?? ''
    const files = listFiles(dir)
    const pages = new Map<string, string>()
    for (const file of pagesOf(dir)) {
      const path = file.replace(/(?:index)?\.html$/, '')
      pages.set(path, readFileSync(join(dir, file), 'utf8'))
    }
    const isNowhere = (target: string, from: string) => {
      const { origin, pathname, hash } = new URL(target, `https://site.invalid${from}`)
      if (origin !== 'https://site.invalid') return false
      const page = pages.get(pathname)
      return hash ? !page?.includes(` id="${hash.slice(1)}"`) : !page && !files.includes(pathname)
    }
    for (const [path, html] of pages) {
      const links = [...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)]
      const broken = links.filter(([, link = '']) => isNowhere(link, path))
      expect(broken, `${build} ${path}`).toEqual([])
    }
  }
})
