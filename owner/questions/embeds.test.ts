import { expect, it } from 'vitest'
import type { EmbedKind } from '../../services/Service.ts'
import { complete } from '../../tests/sites.ts'
import { inTerminal } from '../problems/problem-in-words.ts'
import { groupAnswers } from '../read/group-answers.ts'
import type { WrittenValue } from '../read/read-yaml.ts'
import { listQuestions } from './answers.ts'
import { readConfig } from './read-config.ts'

/** Reads what an owner wrote. @returns the configuration, or the messages to the owner */
function read(kind: EmbedKind, typed: WrittenValue | undefined) {
  const data = groupAnswers({ ...complete.folder.siteYaml.data, [kind]: typed })
  const { config, problems } = readConfig(data)
  if (problems.length > 0) return problems.map(inTerminal).join('\n')
  const given = Object.entries(config[kind]).filter(([, value]) => value !== null)
  return Object.fromEntries(given)
}

const whose = { name: 'Lilas', country: 'France', privacyPolicy: 'https://lilas.fr/donnees' }

it.each<[WrittenValue, unknown]>([
  [
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
  ],
  ['a.mp4', { provider: 'file', src: 'media/a.mp4' }],
  [{ src: 'media/a.mp4' }, { provider: 'file', src: 'media/a.mp4' }],
  [{ url: 'media/a.mp4' }, { provider: 'file', src: 'media/a.mp4' }],
])('an address or a file is enough for a video: %j', (typed, understood) => {
  expect(read('video', typed)).toEqual(understood)
})

it('knows whose a calendar is, and never takes a domain of the owner’s for an answer', () => {
  const url = 'https://rdv.mon-agence.fr/appel'
  const ours = { url, isOwn: 'oui' }
  expect(read('scheduling', url)).toMatch(/^qui tient ce service \? : Cette réponse manque/)
  expect(read('scheduling', ours)).toMatch(/^hébergeur de .*\npays du service, ou/)
  const server = { host: 'Serveurs des Lilas', country: 'Maroc' }
  expect(read('scheduling', { ...ours, ...server })).toMatchObject({ isOwn: true, ...server })
  expect(read('scheduling', { url, ...whose })).toMatchObject({ isOwn: false, name: 'Lilas' })
  // `isOwn`, a name or a country is ignored where the address identifies the company.
  const calendly = { provider: 'calendly', url: 'https://calendly.com/a/b' }
  for (const claim of [{ isOwn: 'oui' }, whose]) {
    const understood = read('scheduling', { url: calendly.url, ...claim })
    expect(understood).toMatchObject(calendly)
    expect(understood).not.toMatchObject({ isOwn: true })
  }
})

it.each([
  ['https://calendly.com/lilas/appel', false],
  ['https://rdv.lilas.fr/appel', true],
])('asks who runs the service at %s: %s', (url, isRequested) => {
  const keys = listQuestions({ scheduling: { url } }).map(({ path }) => path.join('.'))
  expect(keys.includes('scheduling.isOwn')).toBe(isRequested)
})

it('shows the demonstration until there is an address', () => {
  for (const typed of [undefined, {}]) {
    expect(read('scheduling', typed)).toEqual({ provider: 'demo' })
    expect(read('video', typed)).toMatchObject({ src: 'media/demonstration.mp4' })
  }
})

it('never takes a known company for the owner', () => {
  const url = 'https://www.doctolib.fr/psychologue/lyon/camille-exemple'
  expect(read('scheduling', { url, isOwn: 'oui' })).toMatch(/^pays .*\npolitique de confid/)
})

it('keeps the ratio of an embed code, unless the owner gives one', () => {
  const url =
    '<iframe width="315" height="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
  expect(read('video', url)).toMatchObject({ aspectRatio: 0.5625 })
  expect(read('video', { url, aspectRatio: '16 / 9' })).toMatchObject({ aspectRatio: 16 / 9 })
})
