import { expect, it } from 'vitest'
import { parseWebvtt } from './parse-webvtt.ts'

const lasting = (second: number, text: string) =>
  `00:${String(second).padStart(2, '0')}.000 --> 00:${String(second + 1).padStart(2, '0')}.000\n${text}\n`
const read = (...cues: string[]) => parseWebvtt(['WEBVTT\n', ...cues].join('\n')).paragraphs

it('becomes prose: sentences of one breath share a paragraph', () => {
  const breath = [lasting(0, 'Bonjour, et bienvenue\nsur notre site.'), lasting(1, 'Voici.')]
  expect(read(...breath, lasting(8, 'D’abord, un appel.'))).toEqual([
    'Bonjour, et bienvenue sur notre site. Voici.',
    'D’abord, un appel.',
  ])
  const long = 'mot '.repeat(90).trim()
  expect(read(lasting(0, long), lasting(1, 'et la fin.'), lasting(2, 'Ensuite.'))).toEqual([
    `${long} et la fin.`,
    'Ensuite.',
  ])
  expect(read(lasting(0, 'Bonjour.'), lasting(1, 'Bonjour.')), 'rolling captions').toEqual([
    'Bonjour.',
  ])
})

it('may have a byte order mark, notes, styles, identifiers, settings and long hours', () => {
  const source = [
    '\ufeffWEBVTT - Présentation',
    'Kind: captions',
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
    '',
    '100:00:00.000 --> 100:00:02.000',
    'Deux.',
  ].join('\n')
  expect(parseWebvtt(source)).toEqual({ paragraphs: ['Un.', 'Deux.'], faults: [] })
  const glued = 'WEBVTT\n00:00.000 --> 00:01.000\nUn.\n'
  expect(parseWebvtt(glued).paragraphs, 'as browsers do').toEqual(['Un.'])
})

it('loses its markup, names who speaks and keeps its characters', () => {
  const text = '<v.fort Paul Roy><i>Écoute</i> &amp; <c.jaune>suivi</c>, <00:01.000>moins&nbsp;de'
  expect(read(lasting(0, `${text} &lt;dix&gt; &inconnu;`))).toEqual([
    'Paul Roy : Écoute & suivi, moins\u00a0de <dix> &inconnu;',
  ])
})

it.each([
  ['WEBVTTX\n\n00:01.000\n', 'captions-without-header', 1],
  ['WEBVTT\n', 'captions-empty', undefined],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n', 'caption-unreadable', 3],
  ['WEBVTT\n\n1\n00:00.000 --> 00:01.000\n\n', 'caption-unreadable', 3],
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nUn\n\nDeux\n', 'caption-unreadable', 6],
])('finds in the malformed %j the fault and its line', (source, code, line) => {
  expect(parseWebvtt(source)).toEqual({ paragraphs: [], faults: [{ code, line }] })
})

it('finds every caption that cannot be read', () => {
  const source = 'WEBVTT\n\n00:00.000 --> 00:75.000\nUn\n00:01.000 --> 00:02.000\nDeux\n\n3\n'
  expect(parseWebvtt(source).faults.map(({ line }) => line)).toEqual([3, 8])
})

it.each([
  ['blocks that cannot be read', '<\n\n'.repeat(80_000)],
  ['marks in one caption', lasting(0, '<'.repeat(80_000))],
  ['spaces before a name', lasting(0, `<v${' '.repeat(80_000)}`)],
])(
  'answers at once to 80,000 %s',
  (_, cues) => {
    expect(parseWebvtt(`WEBVTT\n\n${cues}`)).toBeTruthy()
  },
  1000,
)
