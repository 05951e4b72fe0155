import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { loadSite } from './load-site.ts'
import { describedKeys } from './schema/describe-keys.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
})

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
/** A site of a few lines, the rest of which is the shipped one's. */
const writeSite = (yaml = '') => write('site.yaml', `base: ${relative(folder, 'site')}\n${yaml}`)
const load = () => loadSite(folder)
function faultsOf(path = folder) {
  try {
    loadSite(path)
  } catch (error) {
    return (error as Error).message.replaceAll(folder, 'mon-site').split('\n  • ')
  }
  return []
}

describe('a site on a base', () => {
  it('has what it says, and the rest of its base', () => {
    writeSite('name: Agence des Lilas\npromise:\n  appointmentsPerMonth: 20\n')
    const { config, words, folder: site } = load()
    expect(config).toMatchObject({ name: 'Agence des Lilas', consentMonths: 6 })
    expect(words.home.hero.promise).toContain('20+')
    expect(site.find('media/demonstration.mp4')).toBe('defaults/media/demonstration.mp4')
  })

  it('prefers its own files', () => {
    writeSite()
    write('media/demonstration.webp', '…')
    expect(load().folder.find('media/demonstration.webp')).toBe(
      join(folder, 'media/demonstration.webp'),
    )
  })

  it('says which file a mistake stands in', () => {
    write('base/site.yaml', 'name: ""\n')
    write('base/words.yaml', 'home:\n')
    write('site.yaml', 'base: base\nurl: exemple\n')
    const faults = faultsOf()
    expect(faults).toContainEqual(
      expect.stringMatching(/^mon-site\/site\.yaml, ligne 2 : url : « exemple » ne convient pas\./),
    )
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^mon-site\/base\/site\.yaml, ligne 1 : name : « {2}» ne convient pas\./,
      ),
    )
  })

  it.each([
    ['rien', '« rien » n’est pas un dossier'],
    ['.', '« . » revient au même dossier'],
  ])('refuses %s as a base', (base, cause) => {
    write('site.yaml', `base: ${base}\n`)
    expect(faultsOf()).toEqual([
      `mon-site/site.yaml, ligne 1 : base : ${cause}. Écrivez le chemin d’un autre dossier de site à partir de celui-ci, par exemple « ../site », ou retirez cette ligne.`,
    ])
  })
})

describe('the files of its video', () => {
  it('exist', () => {
    writeSite('video:\n  provider: file\n  title: a\n  src: media/absent.mp4\n')
    expect(faultsOf()).toEqual([
      'Le site « mon-site » est à corriger :',
      'mon-site/site.yaml, ligne 5 : video.src : le fichier « media/absent.mp4 » n’existe pas dans le dossier « mon-site ».',
    ])
  })

  it('hold captions that can be read, else the line is told', () => {
    write('media/a.vtt', 'WEBVTT\n\n00:00,000 --> 00:01.000\nBonjour\n')
    writeSite('video:\n  provider: wistia\n  id: g5pnf59ala\n  title: a\n  captions: media/a.vtt\n')
    expect(faultsOf()).toEqual([
      'Le site « mon-site » est à corriger :',
      'mon-site/site.yaml, ligne 6 : video.captions : mon-site/media/a.vtt, ligne 3 : les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « 00:00.000 --> 00:01.000 ».',
    ])
  })
})

it('is shown whole by the file that ships: each key on its line, its note above', () => {
  const shipped = readFileSync('site/site.yaml', 'utf8')
  const missing = describedKeys().filter((key) => {
    const name = key.split('.').at(-1)
    // What a video or a calendar asks depends on its service.
    return (
      !/^(?:video|scheduling)\./.test(key) &&
      !new RegExp(`^[ #-]*${name}:|« ${name}(?: »|:)`, 'm').test(shipped)
    )
  })
  expect(missing).toEqual(['base'])
  expect(shipped.match(/^ *[^# \n][^"\n]*#.*/gm)).toBeNull()
})

it('tells the faults of both files at once, in the order of their lines', () => {
  writeSite('noindex: rien\nurl: exemple\n')
  write('words.yaml', 'home:\n\tbanner: a\n')
  expect(faultsOf().map((fault) => fault.split(' : ').slice(0, 2).join(' : '))).toEqual([
    'Le site « mon-site » est à corriger :',
    'mon-site/site.yaml, ligne 2 : noindex',
    'mon-site/site.yaml, ligne 3 : url',
    'mon-site/words.yaml, ligne 2 : cette ligne commence par une tabulation ou une espace insécable. Décalez-la avec des espaces, deux par niveau.',
  ])
})

it('says that the folder does not exist, or holds no site', () => {
  expect(faultsOf(join(folder, 'absent'))).toEqual([
    'Le dossier « mon-site/absent » n’existe pas. Corrigez la variable SITE, ou retirez-la pour utiliser « site ».',
  ])
  expect(faultsOf()).toEqual([expect.stringMatching(/^mon-site\/site\.yaml : ce fichier n’existe/)])
})
