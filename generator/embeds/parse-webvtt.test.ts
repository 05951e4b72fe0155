import { describe, expect, it } from 'vitest'
import { parseWebvtt } from './parse-webvtt.ts'

describe('a sound file', () => {
  it('becomes prose: sentences of one breath share a paragraph', () => {
    const source = `WEBVTT

00:00:00.000 --> 00:00:02.000
Bonjour, et bienvenue
sur notre site.

00:00:02.200 --> 00:00:05.000
Voici comment nous travaillons.

00:00:08.000 --> 00:00:10.000
D’abord, un appel de trente minutes.
`
    expect(parseWebvtt(source)).toEqual({
      paragraphs: [
        'Bonjour, et bienvenue sur notre site. Voici comment nous travaillons.',
        'D’abord, un appel de trente minutes.',
      ],
      problems: [],
    })
  })

  it('may have a byte order mark, CRLF, notes, styles, identifiers, settings and long hours', () => {
    const source = [
      '\ufeffWEBVTT - Présentation',
      'Kind: captions',
      'Language: fr',
      '',
      'STYLE',
      '::cue { color: white }',
      '',
      'NOTE Relu le 13 juillet',
      '',
      'introduction',
      '00:01.000 --> 00:03.500 line:90% align:center',
      'Un.',
      '',
      '100:00:00.000 --> 100:00:02.000',
      'Deux.',
    ].join('\r\n')
    expect(parseWebvtt(source)).toEqual({ paragraphs: ['Un.', 'Deux.'], problems: [] })
  })

  it('loses its markup and keeps its characters', () => {
    const source = `WEBVTT

00:00.000 --> 00:02.000
<i>Écoute</i> &amp; <c.jaune>suivi</c>, <00:01.000>moins&nbsp;de &lt;dix&gt; minutes &inconnu;
`
    expect(parseWebvtt(source).paragraphs).toEqual([
      'Écoute & suivi, moins\u00a0de <dix> minutes &inconnu;',
    ])
  })

  it('names who speaks when the speaker changes', () => {
    const source = `WEBVTT

00:00.000 --> 00:02.000
<v Claire>Comment faites-vous ?

00:02.000 --> 00:03.000
<v Claire>Et en combien de temps ?

00:03.000 --> 00:04.000
<v.fort Paul Roy>En un mois.
`
    expect(parseWebvtt(source).paragraphs).toEqual([
      'Claire : Comment faites-vous ? Et en combien de temps ?',
      'Paul Roy : En un mois.',
    ])
  })

  it('says a line once when rolling captions repeat it', () => {
    const source = `WEBVTT

00:00.000 --> 00:02.000
Bonjour.

00:02.000 --> 00:03.000
Bonjour.
`
    expect(parseWebvtt(source).paragraphs).toEqual(['Bonjour.'])
  })

  it('breaks a long talk at the end of a sentence', () => {
    const cue = (second: number, text: string) =>
      `00:${String(second).padStart(2, '0')}.000 --> 00:${String(second + 1).padStart(2, '0')}.000\n${text}\n`
    const long = 'mot '.repeat(90).trim()
    const source = ['WEBVTT\n', cue(0, long), cue(1, 'et la fin.'), cue(2, 'Ensuite.')].join('\n')
    expect(parseWebvtt(source).paragraphs).toEqual([`${long} et la fin.`, 'Ensuite.'])
  })
})

const wrong = [
  '',
  'WEBVTTX\n',
  'WEBVTT\n',
  'WEBVTT\n00:00.000 --> 00:01.000\nBonjour\n',
  'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n',
  'WEBVTT\n\n00:00.000 --> 00:75.000\nBonjour\n',
  'WEBVTT\n\n00:00.000 -->\nBonjour\n',
  'WEBVTT\n\n00:03.000 --> 00:02.000\nBonjour\n',
  'WEBVTT\n\n00:03.000 --> 00:04.000\nDeux\n\n00:01.000 --> 00:02.000\nUn\n',
  'WEBVTT\n\n1\n00:00.000 --> 00:01.000\n\n',
  'WEBVTT\n\n00:00.000 --> 00:01.000\nUn\n00:01.000 --> 00:02.000\nDeux\n',
  'WEBVTT\n\n00:00.000 --> 00:01.000\nUn\n\nBonjour\n',
  'WEBVTT\n\n00:00,000 --> 00:01.000\nUn\n\n00:02.000 --> 00:01.000\nDeux\n',
]

it('says of a malformed file each problem with its line', () => {
  const said = wrong.map(parseWebvtt)
  for (const { paragraphs } of said) expect(paragraphs).toEqual([])
  expect(said.flatMap(({ problems }) => problems).join('\n')).toMatchInlineSnapshot(`
    "ligne 1 : un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.
    ligne 1 : un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.
    ligne 1 : ce fichier ne contient aucun sous-titre.
    ligne 2 : laissez une ligne vide au-dessus de ces temps.
    ligne 3 : les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « 00:00:01.000 --> 00:00:02.000 ».
    ligne 3 : les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « 00:00:01.000 --> 00:00:04.000 ».
    ligne 3 : les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « 00:00:01.000 --> 00:00:04.000 ».
    ligne 3 : ce sous-titre finit (00:02.000) avant d’avoir commencé (00:03.000).
    ligne 6 : ce sous-titre (00:01.000) commence avant le précédent.
    ligne 3 : ce sous-titre n’a pas de texte.
    ligne 5 : laissez une ligne vide au-dessus de ces temps.
    ligne 6 : les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « 00:00:01.000 --> 00:00:04.000 ».
    ligne 3 : les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « 00:00.000 --> 00:01.000 ».
    ligne 6 : ce sous-titre finit (00:01.000) avant d’avoir commencé (00:02.000)."
  `)
})
