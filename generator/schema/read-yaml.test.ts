import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { readYaml } from './read-yaml.ts'

const folder = temporaryFolder()
const file = join(folder, 'site.yaml')

const read = (source: string | Buffer) => {
  writeFileSync(file, source)
  return readYaml(file)
}
const faultOf = (source: string | Buffer) => {
  try {
    read(source)
  } catch (error) {
    return (error as Error).message.replace(file, 'site.yaml')
  }
  return undefined
}

describe('what was typed', () => {
  it.each<[string, unknown]>([
    ['key: 012345674', '012345674'],
    ['key: 0472000000', '0472000000'],
    ['key: +33 4 72 00 00 00', '+33 4 72 00 00 00'],
    ['key: 1.0', '1.0'],
    ['key: 2026-11-20', '2026-11-20'],
    ['key: oui', 'oui'],
    ['key: yes', 'yes'],
    ["key: L’agence d'à côté", "L’agence d'à côté"],
    ['key: Bonjour 🌿', 'Bonjour 🌿'],
    ['key: https://exemple.fr/#agenda # une note', 'https://exemple.fr/#agenda'],
    ['key: 16:9', '16:9'],
    ['key: "Prêt : « oui »"', 'Prêt : « oui »'],
    ["key: 'L''agence'", "L'agence"],
    ['key: "null"', 'null'],
    ['key: ""', ''],
    ['key:', undefined],
    ['key: null', undefined],
    ['key: ~', undefined],
    ['key: [a, b]', ['a', 'b']],
    ['key: []', []],
    ['key: {a: 1}', { a: '1' }],
    ['key: >\n  une\n  phrase\n', 'une phrase\n'],
    ['\ufeffkey: a\r\n', 'a'],
  ])('%j', (source, value) => {
    expect(read(source).data.key).toEqual(value)
  })
})

describe('an embed code', () => {
  const iframe = '<iframe src="https://youtu.be/dQw4w9WgXcQ" style="width: 100%"></iframe>'

  it('is read under a bar', () => {
    expect(read(`video: |\n  ${iframe}\n  <script></script>\nname: x`).data.video).toBe(
      `${iframe}\n<script></script>\n`,
    )
  })

  it.each([
    ['on the line of its key', `name: x\nvideo: ${iframe}\nurl: y`, iframe],
    ['below it', `name: x\nvideo:\n${iframe}\nurl: y`, iframe],
    ['below a bar, not indented', `name: x\nvideo: |\n${iframe}\nurl: y`, iframe],
    ['between quotes', `name: x\nvideo: "${iframe}"\nurl: y`, iframe],
    [
      'with what YAML takes for a note',
      'name: x\nvideo: <iframe title="Film #1 du mois" src="a"></iframe>\n# note\nurl: y',
      '<iframe title="Film #1 du mois" src="a"></iframe>',
    ],
    [
      'on several lines',
      `name: x\nvideo: <div>\n${iframe}\n</div>\nurl: y`,
      `<div>\n  ${iframe}\n  </div>`,
    ],
  ])('%s gets the block to copy', (_, source, block) => {
    expect(faultOf(source)).toBe(
      `site.yaml, ligne 2 : un code d’intégration se colle sous « video: | », décalé de deux espaces. Écrivez :\n\nvideo: |\n  ${block}\n`,
    )
  })
})

it('an embed code under a key of its group gets its block too', () => {
  expect(faultOf('video:\n  url: <div style="a: b">\n  title: x')).toBe(
    'site.yaml, ligne 2 : un code d’intégration se colle sous « url: | », décalé de deux espaces. Écrivez :\n\n  url: |\n    <div style="a: b">\n',
  )
})

it.each([
  ['on the line of its key', 'video: <iframe src="https://youtu.be/x"></iframe>'],
  ['below it, indented', 'video:\n  <iframe src="https://youtu.be/x"></iframe>'],
  ['folded', 'video: >\n  <iframe\n  src="https://youtu.be/x"></iframe>'],
  ['between apostrophes', `video: '<iframe src="https://youtu.be/x"></iframe>'`],
])('an embed code %s is read where YAML sees nothing in it', (_, source) => {
  expect(String(read(`${source}\nname: x`).data.video).trim()).toBe(
    '<iframe src="https://youtu.be/x"></iframe>',
  )
})

it('tells the line of a key, of an item, or of the last parent that stands', () => {
  const { lineOf } = read('# note\nlegal:\n  credits:\n    - un\n    - deux\n  dpo: none\n')
  expect(lineOf(['legal'])).toBe(2)
  expect(lineOf(['legal', 'credits', 1])).toBe(5)
  expect(lineOf(['legal', 'publisher', 'siren'])).toBe(2)
  expect(lineOf(['url'])).toBeUndefined()
})

describe('what is no YAML is said with its line, its cause and what to write', () => {
  it.each([
    [
      'video:\n\tprovider: file\n',
      'ligne 2 : cette ligne commence par une tabulation. Décalez-la avec des espaces, deux par niveau.',
    ],
    [
      'video:\n\u00a0\u00a0provider: file\nname: a\n',
      'ligne 2 : cette ligne commence par une espace insécable. Décalez-la avec des espaces, deux par niveau.',
    ],
    [
      'video:\n  provider: file\n title: x\n',
      'ligne 3 : cette ligne n’est pas alignée avec les autres clés de son groupe, ou une clé manque au-dessus. Décalez de deux espaces par niveau.',
    ],
    [
      'video:\n  provider: file\n   title: x\n',
      'ligne 3 : cette ligne est plus décalée que celle du dessus. Alignez les clés d’un même groupe.',
    ],
    [
      ' url: a\nname: b\n',
      'ligne 2 : cette ligne n’est pas alignée avec les autres clés de son groupe, ou une clé manque au-dessus. Décalez de deux espaces par niveau.',
    ],
    [
      'name: "Agence\nurl: b\nlegal:\n  version: 1\n',
      'ligne 1 : le guillemet ouvert devant cette valeur n’est pas fermé. Écrivez « name: "Agence" ».',
    ],
    [
      'url: b\nname: "Agence\ntitle: "Titre"\n',
      'ligne 2 : le guillemet ouvert devant cette valeur n’est pas fermé. Écrivez « name: "Agence" ».',
    ],
    [
      "url: b\nname: 'l'agence'\n",
      'ligne 2 : cette valeur est entre apostrophes et en contient une autre. Écrivez « name: "l\'agence" ».',
    ],
    [
      'name: "Agence" Exemple\n',
      'ligne 1 : cette valeur continue après son guillemet fermant. Mettez-la tout entière entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".',
    ],
    [
      'url: b\ntitle: Notre méthode : un mois\nname: c\n',
      'ligne 2 : cette valeur contient « : ». Mettez-la entre guillemets droits : « title: "Notre méthode : un mois" ».',
    ],
    ['url:b\nname: c\n', 'ligne 1 : il manque une espace après « : ». Écrivez « url: b ».'],
    [
      'url: b\nbonjour tout le monde\nname: c\n',
      'ligne 2 : cette ligne n’a pas de clé. Écrivez « clé: valeur », ou mettez « # » devant si c’est une note.',
    ],
    [
      'name: b\nurl: c\nname: d\n',
      'ligne 3 : la clé « name » est écrite deux fois. Gardez une seule des deux lignes.',
    ],
    [
      'name: @agence\n',
      'ligne 1 : une valeur qui commence par « @ » se met entre guillemets droits : « name: "@agence" ».',
    ],
    [
      'name: *agence*\n',
      'ligne 1 : une valeur qui commence par « * » se met entre guillemets droits : « name: "*agence*" ».',
    ],
    [
      'name: &agence Lilas\n',
      'ligne 1 : une valeur qui commence par « & » se met entre guillemets droits : « name: "&agence Lilas" ».',
    ],
    [
      'name: !agence Lilas\n',
      'ligne 1 : une valeur qui commence par « ! » se met entre guillemets droits : « name: "!agence Lilas" ».',
    ],
    [
      'name: {siteName} vous aide\nurl: c\n',
      'ligne 1 : cette valeur commence par « { ». Si c’est une phrase, mettez-la entre guillemets droits : « name: "{siteName} vous aide" ». Si c’est une liste, il manque « } » ou une virgule.',
    ],
    [
      'credits: [un, deux\nname: c\n',
      'ligne 1 : cette valeur commence par « [ ». Si c’est une phrase, mettez-la entre guillemets droits : « credits: "[un, deux" ». Si c’est une liste, il manque « ] » ou une virgule.',
    ],
    ['name: a\n---\nname: b\n', 'ligne 2 : « --- » coupe le fichier en deux. Retirez cette ligne.'],
    [
      'name: b\n- c\n',
      'ligne 2 : cette ligne n’est pas alignée avec les autres clés de son groupe, ou une clé manque au-dessus. Décalez de deux espaces par niveau.',
    ],
    [
      '',
      'ligne 1 : ce fichier est vide. Remettez-le, ou écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
    ],
    [
      '# une note\n',
      'ligne 1 : ce fichier est vide. Remettez-le, ou écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
    ],
    [
      'bonjour',
      'ligne 1 : ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
    ],
    [
      '- a\n- b\n',
      'ligne 1 : ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
    ],
  ])('%j', (source, sentence) => {
    expect(faultOf(source)).toBe(`site.yaml, ${sentence}`)
  })

  it.each<[string, Buffer, string]>([
    [
      'another encoding',
      Buffer.from('name: caf\xe9\n', 'latin1'),
      'site.yaml : ce fichier n’est pas enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau avec cet encodage.',
    ],
    [
      'no text at all',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]),
      'site.yaml : ce fichier n’est pas un texte enregistré en UTF-8. Enregistrez-le de nouveau comme texte, avec cet encodage.',
    ],
    [
      '10 MB',
      Buffer.alloc(10_000_000, 'a: b\n'),
      'site.yaml : ce fichier pèse 10 Mo, ce n’est pas un texte. Remettez le vôtre, par exemple avec « git checkout -- site.yaml ».',
    ],
  ])('%s', (_, source, sentence) => {
    expect(faultOf(source)?.replaceAll(file, 'site.yaml')).toBe(sentence)
  })

  it('even when it makes no sense whatever', () => {
    for (const source of [
      '['.repeat(5000),
      '}{',
      ': : :',
      '? [a]: b',
      '%YAML 9\n---\n',
      '"',
      '|',
      '>-\n',
      '\u2028',
      '-\t- a: [',
    ]) {
      const fault = faultOf(source)
      if (fault !== undefined) expect(fault).toMatch(/^site\.yaml, ligne \d+ : [^\n]+\.$/)
    }
  })
})
