import { expect, it } from 'vitest'
import { checkPromise } from './check-promise.ts'

const remediesOf = (promise: string) =>
  [...checkPromise({ home: { hero: { promise } } }, { promise: { appointmentsPerMonth: 30 } })].map(
    ({ level, remedy }) => [level, remedy],
  )

const blank = '{appointmentsPerMonth}'

it.each([
  ['50 rendez-vous garantis', `${blank} rendez-vous garantis`],
  ['plus de 50 RDV', `plus de ${blank} RDV`],
  ['50+ nouveaux patients', `${blank}+ nouveaux patients`],
  ['Quatre-vingt-dix appels dès mars', `${blank} appels dès mars`],
  ['Une cinquantaine de bilans en 30 jours', `${blank} bilans en 30 jours`],
  ['30 appels, 1 000 par mois', `30 appels, ${blank} par mois`],
  ['Trente et un rendez-vous', `${blank} rendez-vous`],
])('sees that « %s » is not the promise', (typed, remedy) => {
  expect(remediesOf(typed)).toEqual([['look', remedy]])
})

it.each(['30 à 50 rendez-vous', 'Entre trente et cinquante RDV', '20 ou 30+ nouveaux clients'])(
  'leaves it to the owner to write another range than « %s »',
  (typed) => expect(remediesOf(typed)).toEqual([['look', undefined]]),
)

it.each([
  ...['30 rendez-vous par mois à 75003 Paris', '30 appels au 04 72 00 00 12, +33 4 72 00 00 12'],
  ...['2 rendez-vous de suivi', 'Dès le dixième rendez-vous', '10 000 € investis'],
  ...['30 rendez-vous', 'Trente rendez-vous', `${blank}+ rendez-vous`, 'Une trentaine de séances'],
  ...['en 30 jours', 'depuis 2015', '100 % garanti', 'en quinze jours', '2 étapes, 24/7, 12 h'],
  ...['500 psychologues, vingt-cinq ans', 'La soixantaine passée', 'Centre du Cinquantenaire'],
])('has nothing to say of « %s »', (typed) => expect(remediesOf(typed)).toEqual([]))
