import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../owner/disk/list-files.ts'
import { buildNames } from './builds.ts'
import { fetchPackages } from './fetch-packages.js'
import { expect, test } from './site.ts'

const version = '26.9.27'

/** CSS that the Nu HTML checker does not know yet: the errors that it reports about this CSS are ignored. */
const NEWER_STYLE = /“(?:scroll-target-group|:target-current|container|container-type)”/
const withKnownUnits = (html: string) => html.replace(/(?<=\d)cqi\b/g, 'vw')

test('the Nu HTML checker finds nothing wrong with any page of any site, its style included', () => {
  test.setTimeout(120_000)
  test.skip(!fetchPackages('.build/vnu', [`vnu-jar@${version}`]), 'vnu-jar cannot be fetched')
  const checker = '.build/vnu/node_modules/vnu-jar/build/dist/vnu.jar'
  const files: string[] = []
  for (const build of buildNames) {
    const dir = process.env[`DIR_${build}`] ?? ''
    for (const file of listFiles(dir).filter((name) => name.endsWith('.html'))) {
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
