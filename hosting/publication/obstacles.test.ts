import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mayMount, mountDisk } from '../../tests/mount-disk.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { outFolder } from './build-record.js'
import { checkOutsideSite, checkReplaceable, ObstacleError } from './obstacles.js'

let around: string
let project: string
beforeEach(() => {
  around = temporaryFolder(onTestFinished)
  project = join(around, 'project')
  mkdirSync(project)
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

it.each<[what: string, named: string, reason: string, there?: string]>([
  ['the project', '.', 'n’est pas vide'],
  ['the disk', '/', 'n’est pas vide'],
  ['what holds the project', '..', 'n’est pas vide (« project »)'],
  ['sources', 'src', 'n’est pas vide (« App.tsx »)'],
  ['the project through a link', 'link/project', 'n’est pas vide', 'link → ..'],
  ['the owner’s folder', 'site/', 'est dans le dossier du site'],
  ['a part of the owner’s folder', 'site/public/v2', 'est dans le dossier du site'],
  ['a part of it through a link', 'link/dist', 'est dans le dossier du site', 'link → site'],
  ['a file where the name is empty', '', 'dist » est un fichier', 'dist'],
  ['a file where the name is a space', ' ', 'dist » est un fichier', 'dist'],
  ['a file', 'package.json', 'est un fichier', 'package.json'],
  ['a link', 'dist', 'est un lien', 'dist → .'],
  ['a web root of somebody’s', 'www', 'n’est pas vide (« .htaccess »)', 'www/.htaccess'],
  ['a build with more in it', 'earlier', '« a », que la construction n’y a pas mis', 'earlier/a'],
  ['beside a hosting folder', 'dist', 'dist-hosting » n’est pas vide (« a »)', 'dist-hosting/a'],
  ['a folder kept as the last build', 'dist', 'dist-previous » n’est pas vide', 'dist-previous/a'],
  ['a build whose record is broken', 'broken', 'n’est pas vide', 'broken/index.html'],
])('a build that would replace %s is refused, and touches nothing', (_, named, reason, there) => {
  vi.stubEnv('OUT_DIR', named)
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['src/App.tsx', 'site/site.yaml']) write(name)
  writeBuild('earlier')
  write('broken-hosting/build.json', '{"published": 3}')
  const [path, target] = there?.split(' → ') ?? []
  if (target) symlinkSync(target, join(project, `${path}`))
  else if (path) write(path)
  const before = readdirSync(around, { recursive: true })
  const out = resolve(project, outFolder())
  const check = () => {
    checkOutsideSite(out, join(project, 'site'))
    checkReplaceable(out)
  }
  expect(check).toThrow(ObstacleError)
  expect(check).toThrow(reason)
  expect(check).toThrow(/^« .* Rien n’a été touché\.$/)
  expect(readdirSync(around, { recursive: true })).toEqual(before)
})

it.each([
  ['src', 'retirez OUT_DIR (ou --out-dir), ou donnez-lui le nom d’un dossier neuf'],
  ['./dist/', 'déplacez ou renommez ce dossier'],
  ['', 'déplacez ou renommez ce dossier'],
])('says what to do about a folder that OUT_DIR=%s has chosen', (named, advice) => {
  vi.stubEnv('OUT_DIR', named)
  onTestFinished(() => void vi.unstubAllEnvs())
  write(`${outFolder()}/a`)
  expect(() => checkReplaceable(join(project, outFolder()))).toThrow(
    `« a »), et rien n’y dit que c’est une construction de ce site : ${advice}. Rien`,
  )
})

const buildInto = (OUT_DIR: string, SITE = 'site') =>
  spawnSync(process.execPath, ['generator/commands/vite.js', 'build'], {
    env: { ...process.env, SITE, OUT_DIR, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 25_000,
  }).stderr.trim()

it('a build into somebody’s folder stops in one French sentence, and touches nothing', () => {
  write('www/index.html')
  const folder = join(project, 'www')
  expect(buildInto(folder)).toMatch(/^« .*www » n’est pas vide .* Rien n’a été touché\.$/)
  expect(readdirSync(project, { recursive: true })).toEqual(['www', 'www/index.html'])
})

it('a build into the site that it reads stops in one French sentence, and touches nothing', () => {
  const site = join(project, 'site')
  cpSync('site', site, { recursive: true })
  const before = readdirSync(project, { recursive: true })
  const out = join(site, 'public/v2')
  expect(buildInto(out, site)).toBe(
    `« ${out} » est dans le dossier du site, que la construction lit : donnez à OUT_DIR (ou à --out-dir) le nom d’un dossier neuf ailleurs. Rien n’a été touché.`,
  )
  expect(readdirSync(project, { recursive: true })).toEqual(before)
})

it.runIf(mayMount)('tells the owner that a disk can only be read', () => {
  const disk = mountDisk(project, 1_000_000)
  onTestFinished(disk.unmount)
  disk.makeReadOnly()
  expect(buildInto(join(project, 'new/dist'))).toBe(
    `« ${join(project, 'new')} » ne peut pas être écrit. Le disque ne peut qu’être lu : rendez-le modifiable, ou nommez un autre dossier, puis recommencez. Le site en place n’a pas changé.`,
  )
})

it.runIf(process.platform === 'linux')('tells the owner that no folder can be made there', () => {
  expect(buildInto('/proc/x/dist')).toBe(
    '« /proc/x » ne peut pas être écrit. Aucun dossier ne peut être fait à cet endroit : nommez-en un autre, puis recommencez. Le site en place n’a pas changé.',
  )
})
