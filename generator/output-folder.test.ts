import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
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

describe('a folder to build into', () => {
  it.each([undefined, '', '  '])('is dist when OUT_DIR says %j', (named) => {
    expect(outputFolder(named, 'site', project)).toBe(join(project, 'dist'))
  })

  it('may be new, empty, or hold an earlier build and what file managers add to it', () => {
    mkdirSync(join(project, 'empty'))
    writeBuild('earlier')
    write('earlier/.DS_Store')
    expect(outputFolder('new/deep', 'site', project)).toBe(join(project, 'new/deep'))
    expect(outputFolder('empty', 'site', project)).toBe(join(project, 'empty'))
    expect(outputFolder('earlier', 'site', project)).toBe(join(project, 'earlier'))
    expect(existsSync(join(project, 'new'))).toBe(false)
  })
})

describe('a build that would replace anything else is refused, and touches nothing:', () => {
  const attacks: [string, () => string, string][] = [
    ['the project', () => '.', 'contient le projet'],
    ['its parent', () => '..', 'contient le projet'],
    ['the root of the disk', () => '/', 'contient le projet'],
    ['the project by another way', () => 'src/../../project', 'contient le projet'],
    ['sources', () => 'src', 'n’est pas vide (« App.tsx »)'],
    ['the owner’s folder', () => 'site/', 'est dans le dossier du site'],
    ['a new folder in the owner’s', () => 'site/public/dist', 'est dans le dossier du site'],
    ['a file', () => 'package.json', 'est un fichier'],
    [
      'a link to the project',
      () => {
        symlinkSync(project, join(around, 'link'))
        return '../link'
      },
      'est un lien',
    ],
    [
      'a folder reached by a link to the project’s parent',
      () => {
        symlinkSync(around, join(around, 'link'))
        return '../link/project'
      },
      'contient le projet',
    ],
    [
      'a dangling link',
      () => {
        symlinkSync('nowhere', join(project, 'dist'))
        return 'dist'
      },
      'est un lien',
    ],
    [
      'a web root with a .htaccess of somebody’s',
      () => {
        write('www/.htaccess')
        return 'www'
      },
      'n’est pas vide (« .htaccess »)',
    ],
    [
      'a build to which somebody has added a file',
      () => {
        writeBuild('dist')
        write('dist/google1234.html')
        return 'dist'
      },
      'contient « google1234.html », que la construction n’y a pas mis',
    ],
    [
      'a folder whose hosting folder is not ours',
      () => {
        write('dist-hosting/notes.txt')
        return 'dist'
      },
      'dist-hosting » n’est pas vide (« notes.txt »)',
    ],
    [
      'a folder of somebody’s where the previous build would be kept',
      () => {
        writeBuild('dist')
        write('dist-previous/memories.txt')
        return 'dist'
      },
      'dist-previous » n’est pas vide (« memories.txt »)',
    ],
    [
      'a folder of somebody’s where a publication would pass',
      () => {
        write('dist-next/memories.txt')
        return 'dist'
      },
      'dist-next » porte un nom dont la publication a besoin',
    ],
    [
      'a folder whose record is empty',
      () => {
        writeBuild('dist')
        write('dist-hosting/build.json')
        return 'dist'
      },
      'n’est pas vide',
    ],
    [
      'a folder whose record cannot be read',
      () => {
        writeBuild('dist')
        write('dist-hosting/build.json', '{"published": 3}')
        return 'dist'
      },
      'n’est pas vide',
    ],
    ['a mounted volume', () => '/proc', 'n’est pas vide|est un volume à part'],
  ]
  it.each(attacks)('%s', (_, prepare, reason) => {
    const named = prepare()
    const before = readdirSync(around, { recursive: true })
    let message = ''
    try {
      outputFolder(named, 'site', project)
    } catch (error) {
      expect(error).toBeInstanceOf(OwnerError)
      ;({ message } = error as OwnerError)
    }
    expect(message).toMatch(/^OUT_DIR : « .* Rien n’a été touché\. /)
    expect(message).toMatch(new RegExp(reason.replace(/[().]/g, '\\$&')))
    expect(readdirSync(around, { recursive: true })).toEqual(before)
  })
})
