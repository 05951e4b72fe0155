import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listProviders } from '../services/providers.ts'
import { typeset } from './typography.ts'

/** Shows no-break spaces as `~` and no-break hyphens as `=`, so that a failing test can be read. */
const show = (text: string) => typeset(text).replaceAll('\u00a0', '~').replaceAll('\u2011', '=')

it.each([
  ['Étape 1 sur 2 : Regardez la vidéo', 'Étape 1 sur 2~: Regardez la vidéo'],
  ['Quoi ?! Vraiment ?', 'Quoi~?! Vraiment~?'],
  ['« Gérer mes choix », puis «oui»', '«~Gérer mes choix~», puis «~oui~»'],
  ["L'agenda n'est pas là : d'« Éditeur »", 'L’agenda n’est pas là~: d’«~Éditeur~»'],
  ['un rythme de 30+ rendez-vous par mois', 'un rythme de 30+~rendez-vous par mois'],
  ['123 456 782 RCS Lyon, 75 000 € et 5 %', '123~456~782 RCS Lyon, 75~000~€ et 5~%'],
  ['de 9 h à 18 h 30', 'de 9~h à 18~h 30'],
  ['30 minutes, 6 mois, 10 jours ou 3 ans', '30~minutes, 6~mois, 10~jours ou 3~ans'],
  [
    'Article 7, articles L. 441-10 et D. 441-5, § 1',
    'Article~7, articles L.~441-10 et D.~441-5, §~1',
  ],
  [
    "{service}: « {title} » ou «{title}», l'{service} ?",
    '{service}~: «~{title}~» ou «~{title}~», l’{service}~?',
  ],
  ['au 01 23 45 67 89, le 3 ou le 4', 'au 01~23~45~67~89, le 3 ou le 4'],
  ['Reconnectez-vous, puis prenez rendez-vous', 'Reconnectez=vous, puis prenez rendez-vous'],
  ['E-mail, par e-mail ou vos e-mails', 'E=mail, par e=mail ou vos e=mails'],
])('sets %s', (text, expected) => {
  expect(show(text)).toBe(expected)
})

it.each([
  'à 14:00 ou 9:30',
  'https://exemple.fr/?a=1;b:2 et www.exemple.fr/a?b!',
  "o'brien@exemple.fr",
  'Quoi\u202f? Déjà\u00a0! «\u202foui\u202f»',
  'un point-virgule (;) ou (!)',
])('leaves %s alone', (text) => {
  expect(typeset(text)).toBe(text)
})

const signs = ": ; ? ! » « ' + 30 000 n° € ( ) @ rendez-vous e-mail".split(' ')
const piece = fc.oneof(
  fc.constantFrom(...signs, ' ', '\u00a0', '\u202f', '\n'),
  fc.string({ maxLength: 4 }),
  fc.webUrl(),
  fc.emailAddress(),
)
const sentence = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

it('changes spaces, apostrophes and hyphens only, and nothing the second time', () => {
  const bare = (text: string) =>
    text.replace(/\s/g, '').replaceAll('’', "'").replaceAll('\u2011', '-')
  fc.assert(
    fc.property(sentence, (text) => {
      expect(bare(typeset(text))).toBe(bare(text))
      expect(typeset(typeset(text))).toBe(typeset(text))
    }),
    { numRuns: 1000 },
  )
})

it.each([...listProviders('video'), ...listProviders('scheduling')])(
  'finds right already what we say of %s',
  (_, { service: { purposes = '', note = '' } }) => {
    expect([purposes, note].map(typeset)).toEqual([purposes, note])
  },
)
