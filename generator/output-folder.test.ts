import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { outputFolder } from './output-folder.ts'
import { OwnerError } from './owner-error.ts'

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

it('may be dist, new, empty, or hold an earlier build and what file managers add to it', () => {
  mkdirSync(join(project, 'empty'))
  writeBuild('earlier')
  write('earlier/.DS_Store')
  for (const named of [undefined, ' ', 'new/deep', 'empty', 'earlier']) {
    const folder = named?.trim() || 'dist'
    expect(outputFolder(named, 'site', project)).toBe(join(project, folder))
  }
  expect(existsSync(join(project, 'new'))).toBe(false)
})

const link = (target: string, name: string) => symlinkSync(target, join(project, name))

it.each<[what: string, named: string, reason: string, prepare?: () => void]>([
  ['the project', '.', 'contient le projet'],
  ['the root of the disk', '/', 'contient le projet'],
  ['the project by another way', 'src/../../project', 'contient le projet'],
  [
    'what a link to its parent reaches',
    'link/project',
    'contient le projet',
    () => link('..', 'link'),
  ],
  ['sources', 'src', 'n’est pas vide (« App.tsx »)'],
  ['the owner’s folder', 'site/', 'est dans le dossier du site'],
  ['a new folder in the owner’s', 'site/public/dist', 'est dans le dossier du site'],
  ['a file', 'package.json', 'est un fichier'],
  ['a link', 'dist', 'est un lien', () => link('.', 'dist')],
  ['a link to nothing', 'dist', 'est un lien', () => link('nowhere', 'dist')],
  [
    'a web root of somebody’s',
    'www',
    'n’est pas vide (« .htaccess »)',
    () => write('www/.htaccess'),
  ],
  [
    'a build to which somebody has added a file',
    'dist',
    'contient « google1234.html », que la construction n’y a pas mis',
    () => {
      writeBuild('dist')
      write('dist/google1234.html')
    },
  ],
  [
    'a folder beside a hosting folder of somebody’s',
    'dist',
    'dist-hosting » n’est pas vide (« notes.txt »)',
    () => write('dist-hosting/notes.txt'),
  ],
  [
    'a folder of somebody’s where the previous build would be kept',
    'dist',
    'dist-previous » n’est pas vide (« memories.txt »)',
    () => write('dist-previous/memories.txt'),
  ],
  [
    'a folder of somebody’s where a publication would pass',
    'dist',
    'dist-next » porte un nom dont la publication a besoin',
    () => write('dist-next/memories.txt'),
  ],
  [
    'a folder whose record cannot be read',
    'dist',
    'n’est pas vide',
    () => {
      writeBuild('dist')
      write('dist-hosting/build.json', '{"published": 3}')
    },
  ],
])('a build that would replace %s is refused, and touches nothing', (_, named, reason, prepare) => {
  prepare?.()
  const before = readdirSync(around, { recursive: true })
  const build = () => outputFolder(named, 'site', project)
  expect(build).toThrow(OwnerError)
  expect(build).toThrow(reason)
  expect(build).toThrow(/^OUT_DIR : « .* Rien n’a été touché\. /)
  expect(readdirSync(around, { recursive: true })).toEqual(before)
})
