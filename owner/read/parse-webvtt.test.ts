import { expect, it } from 'vitest'
import { parseWebvtt } from './parse-webvtt.ts'

const lasting = (second: number, text: string) =>
  `00:${String(second).padStart(2, '0')}.000 --> 00:${String(second + 1).padStart(2, '0')}.000\n${text}\n`
const read = (...cues: string[]) => parseWebvtt(['WEBVTT\n', ...cues].join('\n')).paragraphs

it('becomes prose, in paragraphs that end with a sentence', () => {
  expect(read(lasting(0, 'Bonjour, et bienvenue\nsur notre site.'), lasting(8, 'Voici.'))).toEqual([
    'Bonjour, et bienvenue sur notre site. Voici.',
  ])
  const long = 'mot '.repeat(90).trim()
  expect(read(lasting(0, long), lasting(1, 'et la fin.'), lasting(2, 'Ensuite.'))).toEqual([
    `${long} et la fin.`,
    'Ensuite.',
  ])
})

it('may have notes, styles, names, settings, and times as browsers read them', () => {
  const source = `WEBVTT - Présentation
Kind: captions

STYLE
::cue { color: white }

NOTE Relu le 13 juillet

introduction
00:01.000 --> 00:03.500 line:90% align:center
Un.


0:00:04.000-->0:00:05.000
Deux.
100:00:02.000 --> 100:00:03.000
 

Un nom,
sur deux lignes
100:00:03.000 --> 100:00:04.000
Trois.`
  expect(parseWebvtt(source)).toEqual({ paragraphs: ['Un. Deux. Trois.'], faults: [] })
})

it('loses its markup, and keeps its characters', () => {
  const text =
    '<v Paul><i>Écoute</i> &amp; <c.jaune>suivi</c>, <00:01.000>moins&nbsp;de &lt;dix&gt; &#39;A&#x41;'
  expect(read(lasting(0, text))).toEqual(["Écoute & suivi, moins\u00a0de <dix> 'AA"])
})

it('has each line of automatic captions once, although each cue repeats the one before', () => {
  const automatic = [
    '00:00.000 --> 00:02.000 align:start position:0%\n \nbonjour<00:00:00.500><c> et bienvenue</c>\n',
    '00:02.000 --> 00:02.010 align:start position:0%\nbonjour et bienvenue\n \n',
    '00:02.010 --> 00:04.000 align:start position:0%\nbonjour et bienvenue\nsur<00:00:02.500><c> notre site</c>\n',
  ]
  expect(read(...automatic)).toEqual(['bonjour et bienvenue sur notre site'])
})

it.each([
  ['WEBVTTX\n\n00:01.000 --> 00:02.000\nOui\n', 'commence par « WEBVTT »', 1],
  ['1\n00:00:01,000 --> 00:00:02,000\nBonjour\n', 'D’un fichier SRT', 1],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nOui\n\n00:03 --> 00:04\nNon\n', 'ne se lit pas', 6],
])('finds in the malformed %j the fault and its line', (source, said, line) => {
  const sentence = expect.stringContaining(said)
  expect(parseWebvtt(source)).toEqual({ paragraphs: [], faults: [{ sentence, line }] })
})
