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

describe('a malformed file', () => {
  it.each([
    ['', 'ligne 1 : un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.'],
    ['WEBVTTX\n', 'ligne 1 : un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.'],
    ['WEBVTT\n', 'ligne 1 : ce fichier ne contient aucun sous-titre.'],
    [
      'WEBVTT\n00:00.000 --> 00:01.000\nBonjour\n',
      'ligne 2 : laissez une ligne vide entre « WEBVTT » et le premier sous-titre.',
    ],
    [
      'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n',
      'ligne 3 : « 00:00:01,000 » sépare les millisecondes par une virgule. Écrivez « 00:00:01.000 ».',
    ],
    [
      'WEBVTT\n\n00:00.000 --> 00:75.000\nBonjour\n',
      'ligne 3 : « 00:75.000 » n’est pas un temps. Écrivez par exemple « 00:00:04.000 ».',
    ],
    [
      'WEBVTT\n\n00:00.000 -->\nBonjour\n',
      'ligne 3 : il manque un temps. Écrivez par exemple « 00:00:01.000 --> 00:00:04.000 ».',
    ],
    [
      'WEBVTT\n\n00:03.000 --> 00:02.000\nBonjour\n',
      'ligne 3 : ce sous-titre finit (00:02.000) avant d’avoir commencé (00:03.000).',
    ],
    [
      'WEBVTT\n\n00:03.000 --> 00:04.000\nDeux\n\n00:01.000 --> 00:02.000\nUn\n',
      'ligne 6 : ce sous-titre (00:01.000) commence avant le précédent.',
    ],
    [
      'WEBVTT\n\n00:00.000 --> 00:01.000 gauche\nBonjour\n',
      'ligne 3 : « gauche » n’est pas un réglage de sous-titre.',
    ],
    ['WEBVTT\n\n1\n00:00.000 --> 00:01.000\n\n', 'ligne 4 : ce sous-titre n’a pas de texte.'],
    [
      'WEBVTT\n\n00:00.000 --> 00:01.000\nUn\n00:01.000 --> 00:02.000\nDeux\n',
      'ligne 5 : laissez une ligne vide entre deux sous-titres.',
    ],
    [
      'WEBVTT\n\n00:00.000 --> 00:01.000\nUn\n\nBonjour\n',
      'ligne 6 : il manque les temps de ce sous-titre, par exemple « 00:00:01.000 --> 00:00:04.000 », au-dessus de « Bonjour ».',
    ],
  ])('%j is told with its line', (source, sentence) => {
    expect(parseWebvtt(source)).toEqual({ paragraphs: [], problems: [sentence] })
  })

  it('tells every problem at once', () => {
    const source = 'WEBVTT\n\n00:00,000 --> 00:01.000\nUn\n\n00:02.000 --> 00:01.000\nDeux\n'
    expect(parseWebvtt(source).problems).toHaveLength(2)
  })
})
