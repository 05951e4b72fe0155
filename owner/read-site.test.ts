import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { GREEN } from './brand-colors.ts'
import { buildable, readSite } from './read-site.ts'
import { describedKeys } from './schema/describe-keys.ts'

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

it('has what it says, its own files, and the rest of its base', () => {
  write(
    'site.yaml',
    `base: ${relative(folder, 'site')}\nname: Lilas\npromise: { appointmentsPerMonth: 20 }\n`,
  )
  write('media/visage.webp', '…')
  const { config, words, folder: site } = buildable(readSite(folder))
  expect(config).toMatchObject({ name: 'Lilas', brand: { color: GREEN } })
  expect(words.home.hero.promise).toContain('20+')
  expect(site.find('media/visage.webp')).toBe(join(folder, 'media/visage.webp'))
  expect(site.find('media/demonstration.mp4')).toBe('defaults/media/demonstration.mp4')
})

it('tells the faults of all its files at once, each with its file and line', () => {
  write('media/a.vtt', 'WEBVTT\n\n00:00,000 --> 00:01.000\nBonjour\n')
  write('base/site.yaml', `name: ""\nbase: ${relative(join(folder, 'base'), 'site')}\n`)
  write(
    'site.yaml',
    'base: base\nurl: exemple\nvideo:\n  src: media/absent.mp4\n  captions: media/a.vtt\n',
  )
  write('words.yaml', 'home:\n\tbanner: a\n')
  expect(faultsOf().join('\n')).toMatchInlineSnapshot(`
    "Le site est à corriger :
    mon-site/media/a.vtt, ligne 3 : Ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.
    mon-site/site.yaml, ligne 2 : url : « exemple » ne convient pas. Écrivez l’adresse publique en https, sans chemin, par exemple « https://www.mon-agence.fr ».
    mon-site/site.yaml, ligne 4 : film à vous : Le fichier « media/absent.mp4 » n’existe pas dans le dossier « mon-site ». Remettez-le, ou choisissez-en un autre.
    mon-site/base/site.yaml, ligne 1 : name : «  » ne convient pas. Écrivez un texte, ou rien tant que vous ne savez pas.
    mon-site/words.yaml, ligne 2 : La ligne « banner: a » ne se lit pas : elle commence par une tabulation. Décalez chaque ligne avec des espaces, deux par niveau."
  `)
})

it('is shown whole by the file that ships: each key on its line, its note above', () => {
  const shipped = readFileSync('site/site.yaml', 'utf8')
  const missing = describedKeys().filter((key) => {
    const name = key.split('.').at(-1)
    return !new RegExp(`^[ #-]*${name}:|« ${name}(?: »|:)`, 'm').test(shipped)
  })
  expect(missing).toEqual(['base'])
  expect(shipped.match(/^ *[^# \n][^"\n]*#.*/gm)).toBeNull()
})

it.each([
  [
    'base: rien',
    /^mon-site\/site\.yaml, ligne 1 : dossier de base : « rien » n’est pas un dossier/,
  ],
  ['base: .', /^mon-site\/site\.yaml, ligne 1 : dossier de base : « \. » revient au même dossier/],
  ['', /^Le site est à corriger :$/],
])('refuses a site that says only %j', (yaml, said) => {
  write('site.yaml', yaml)
  expect(faultsOf()[0]).toMatch(said)
})

it('says that the folder does not exist, or holds no site', () => {
  expect(faultsOf(join(folder, 'absent'))).toEqual([
    'Le dossier « mon-site/absent » n’existe pas. Remettez-le à sa place.',
  ])
  expect(faultsOf()).toEqual([
    expect.stringMatching(/^mon-site\/site\.yaml : Le fichier « .+ » n’existe/),
  ])
})
