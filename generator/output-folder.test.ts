import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { OwnerError } from '../owner/problems/owner-error.ts'
import { mayMount, mountDisk } from '../tests/mount-disk.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { outputFolder } from './output-folder.ts'

let around: string
let project: string
beforeEach(() => {
  around = temporaryFolder(onTestFinished)
  project = join(around, 'project')
  for (const name of ['.git/HEAD', 'src/App.tsx', 'site/site.yaml', 'package.json']) write(name)
})

function write(name: string, text = '') {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), text)
}

function writeBuild(out: string, files = ['index.html', 'assets/browser.js']) {
  for (const file of files) write(`${out}/${file}`)
  write(`${out}-hosting/policy.json`)
  const record = { published: files.map((file) => `/${file}`), hosting: ['/policy.json'] }
  write(`${out}-hosting/build.json`, JSON.stringify(record))
}

it('lets a build go into dist, a new or empty folder, or that of an earlier build', () => {
  mkdirSync(join(project, 'empty'))
  writeBuild('earlier')
  write('earlier/.DS_Store')
  for (const named of [undefined, ' ', 'new/deep', 'empty', 'earlier']) {
    const folder = named?.trim() || 'dist'
    expect(outputFolder(named, 'site', project)).toBe(join(project, folder))
  }
  expect(existsSync(join(project, 'new'))).toBe(false)
})

it.each<[what: string, named: string, reason: string, there?: string]>([
  ['the project', '.', 'contient le projet'],
  ['the root of the disk', '/', 'contient le projet'],
  ['what a link to its parent reaches', 'link/project', 'contient le projet', 'link → ..'],
  ['sources', 'src', 'n’est pas vide (« App.tsx »)'],
  ['the owner’s folder', 'site/', 'est dans le dossier du site'],
  ['a file', 'package.json', 'est un fichier'],
  ['a link', 'dist', 'est un lien', 'dist → .'],
  ['a web root of somebody’s', 'www', 'n’est pas vide (« .htaccess »)', 'www/.htaccess'],
  ['a build with more in it', 'earlier', '« a », que la construction n’y a pas mis', 'earlier/a'],
  ['beside a hosting folder', 'dist', 'dist-hosting » n’est pas vide (« a »)', 'dist-hosting/a'],
  ['a folder kept as the last build', 'dist', 'dist-previous » n’est pas vide', 'dist-previous/a'],
  ['a folder where the next passes', 'dist', 'dist-next » contient « a »', 'dist-next/a'],
  ['a build whose record is broken', 'broken', 'n’est pas vide', 'broken/index.html'],
])('a build that would replace %s is refused, and touches nothing', (_, named, reason, there) => {
  writeBuild('earlier')
  write('broken-hosting/build.json', '{"published": 3}')
  const [name = '', target] = there?.split(' → ') ?? []
  if (target) symlinkSync(target, join(project, name))
  else if (name) write(name)
  const before = readdirSync(around, { recursive: true })
  const build = () => outputFolder(named, 'site', project)
  expect(build).toThrow(OwnerError)
  expect(build).toThrow(reason)
  expect(build).toThrow(/^OUT_DIR : « .* Rien n’a été touché\. /)
  expect(readdirSync(around, { recursive: true })).toEqual(before)
})

/** Builds the site. @returns the error output of the build, which is stopped after 25 seconds if it hangs */
const buildInto = (OUT_DIR: string) =>
  spawnSync(process.execPath, ['generator/commands/vite.js', 'build'], {
    env: { ...process.env, OUT_DIR, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 25_000,
  }).stderr.trim()

it.runIf(process.platform === 'linux')(
  'tells the owner that no folder can be made at such a place',
  () => {
    expect(buildInto('/proc/x/dist')).toBe(
      '« /proc/x » ne peut pas être écrit. Aucun dossier ne peut être fait à cet endroit : nommez-en un autre, puis recommencez. Le site en place n’a pas changé.',
    )
  },
)

it.runIf(mayMount)('tells the owner that a disk can only be read', () => {
  const disk = mountDisk(around, 1_000_000)
  onTestFinished(disk.unmount)
  disk.makeReadOnly()
  expect(buildInto(join(around, 'new/dist'))).toBe(
    `« ${join(around, 'new')} » ne peut pas être écrit. Le disque ne peut qu’être lu : rendez-le modifiable, ou nommez un autre dossier, puis recommencez. Le site en place n’a pas changé.`,
  )
})
