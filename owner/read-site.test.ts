import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { buildable, readSite } from './read-site.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
})

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
function faultsOf(path = folder) {
  try {
    buildable(readSite(path))
  } catch (error) {
    return (error as Error).message.replaceAll(folder, 'mon-site').split('\n  • ')
  }
  return []
}

it('finds what its own folder lacks in what ships', () => {
  cpSync('site/site.yaml', join(folder, 'site.yaml'))
  write('media/demonstration.webp', '…')
  const { find } = buildable(readSite(folder)).folder
  expect(find('media/demonstration.webp')).toBe(join(folder, 'media/demonstration.webp'))
  expect(find('media/demonstration.mp4')).toBe('defaults/media/demonstration.mp4')
})

it('tells the faults of all its files at once, each with its file and line', () => {
  write('media/a.vtt', 'WEBVTT\n\n00:00,000 --> 00:01.000\nBonjour\n')
  write('site.yaml', `url: exemple\nvideo:\n  src: media/absent.mp4\n  captions: media/a.vtt\n`)
  write('words.yaml', 'home:\n\tbanner: a\n')
  expect(faultsOf().join('\n')).toMatchInlineSnapshot(`
    "Le site est à corriger :
    mon-site/media/a.vtt, ligne 3 : sous-titres français : Ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.
    mon-site/site.yaml, ligne 1 : adresse publique : Écrivez l’adresse publique du site, en https et sans chemin : « https://www.mon-agence.fr ».
    mon-site/site.yaml, ligne 3 : film à vous : Le fichier « media/absent.mp4 » n’existe pas dans le dossier « mon-site ». Remettez-le, ou choisissez-en un autre.
    mon-site/words.yaml, ligne 2 : La ligne « banner: a » ne se lit pas : elle commence par une tabulation. Décalez chaque ligne avec des espaces, deux par niveau."
  `)
})

it('says that the folder does not exist, or holds no site', () => {
  expect(faultsOf(join(folder, 'absent'))).toEqual([
    'Le dossier « mon-site/absent » n’existe pas. Remettez-le à sa place.',
  ])
  expect(faultsOf()).toEqual([expect.stringMatching(/^mon-site\/site\.yaml : Ce fichier manque/)])
})
