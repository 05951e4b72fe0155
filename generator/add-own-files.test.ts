import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { addOwnFiles } from './add-own-files.ts'
import type { PublishedFiles } from './published-files.ts'

let folder: string
let files: PublishedFiles
beforeEach(() => {
  folder = join(temporaryFolder(onTestFinished), 'public')
  mkdirSync(folder)
  files = new Map([['/favicon.ico', 'icon']])
})

const write = (...names: string[]) =>
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, ''])))

it('publishes what the owner has put there, and nothing hidden but « .well-known »', () => {
  write('google123.html', 'guide/tarifs.pdf', '.well-known/security.txt')
  write('.env', '.DS_Store', '.git/config', 'guide/.htpasswd', '.well-known/.hidden')
  addOwnFiles(files, join(folder, 'nowhere'))
  addOwnFiles(files, folder)
  expect([...files.keys()].sort()).toEqual([
    '/.well-known/security.txt',
    '/favicon.ico',
    '/google123.html',
    '/guide/tarifs.pdf',
  ])
})

it('refuses names that a host or the build would mistreat, all at once', () => {
  const reasons = {
    'été.pdf': 'n’utilisez que des lettres sans accent',
    _headers: 'leurs réglages',
    'guide/index.html': 'ne s’accordent pas',
    'assets/guide-12345678.pdf': 'ses propres fichiers',
    'robots.txt': 'écrit déjà ce fichier',
    'merci.html': 'écrit déjà ce fichier',
    'favicon.ico': 'écrit déjà ce fichier',
    'partage.png': 'ce n’est pas une image PNG',
  }
  write(...Object.keys(reasons))
  for (const [name, reason] of Object.entries(reasons)) {
    expect(() => addOwnFiles(files, folder)).toThrow(
      new RegExp(`« ${name.replace('.', '\\.')} » ne peut [^•]*${reason}`),
    )
  }
})

it('refuses a link, which could publish any file of the machine', () => {
  symlinkSync('/etc', join(folder, 'doc'))
  expect(() => addOwnFiles(files, folder)).toThrow(
    '« doc » ne peut pas être publié : ce n’est pas un fichier',
  )
})
