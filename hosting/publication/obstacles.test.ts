import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { checkReplaceable, ObstacleError } from './obstacles.js'

let project: string
beforeEach(() => {
  project = temporaryFolder(onTestFinished)
})

function write(name: string, text = '') {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), text)
}

function writeBuild(out: string) {
  write(`${out}/index.html`)
  write(`${out}-hosting/policy.json`)
  const record = { published: ['/index.html'], hosting: ['/policy.json'] }
  write(`${out}-hosting/build.json`, JSON.stringify(record))
}

it('lets a build go into a new or empty folder, or that of an earlier build', () => {
  mkdirSync(join(project, 'empty'))
  writeBuild('earlier')
  write('earlier/.DS_Store')
  for (const name of ['new/deep', 'empty', 'earlier']) checkReplaceable(join(project, name))
})

it.each([
  ['a file', 'package.json', 'est un fichier', 'package.json'],
  ['a link', 'dist', 'est un lien', 'dist → .'],
  ['a web root of somebody’s', 'www', 'n’est pas vide (« .htaccess »)', 'www/.htaccess'],
  ['a build with more in it', 'earlier', '« a », que la construction n’y a pas mis', 'earlier/a'],
  ['beside a hosting folder', 'dist', 'dist-hosting » n’est pas vide (« a »)', 'dist-hosting/a'],
  ['a folder kept as the last build', 'dist', 'dist-previous » n’est pas vide', 'dist-previous/a'],
  ['a build whose record is broken', 'broken', 'n’est pas vide', 'broken/index.html'],
])('a build that would replace %s is refused', (_, name, reason, there) => {
  writeBuild('earlier')
  write('broken-hosting/build.json', '{"published": 3}')
  const [path = '', target] = there.split(' → ')
  if (target) symlinkSync(target, join(project, path))
  else write(path)
  expect(() => checkReplaceable(join(project, name))).toThrow(ObstacleError)
  expect(() => checkReplaceable(join(project, name))).toThrow(reason)
})

const buildInto = (OUT_DIR: string) =>
  spawnSync(process.execPath, ['generator/commands/vite.js', 'build'], {
    env: { ...process.env, OUT_DIR, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 25_000,
  }).stderr.trim()

it('a build into somebody’s folder stops in one French sentence, and touches nothing', () => {
  write('www/index.html')
  const folder = join(project, 'www')
  expect(buildInto(folder)).toMatch(/^« .*www » n’est pas vide .* Rien n’a été touché\.$/)
  expect(readdirSync(project, { recursive: true })).toEqual(['www', 'www/index.html'])
})

it.runIf(process.platform === 'linux')('tells the owner that no folder can be made there', () => {
  expect(buildInto('/proc/x/dist')).toBe(
    '« /proc/x » ne peut pas être écrit. Aucun dossier ne peut être fait à cet endroit : nommez-en un autre, puis recommencez. Le site en place n’a pas changé.',
  )
})
