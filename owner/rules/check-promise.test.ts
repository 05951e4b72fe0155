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
  'Trente rendez-vous en 30 jours',
  `${blank}+ rendez-vous`,
  'Une trentaine de séances depuis 2015',
  '100 % garanti',
  '2 rendez-vous de suivi, 10 000 € investis',
  'Dès le dixième rendez-vous',
  '500 psychologues, vingt-cinq ans',
])('has nothing to say of « %s »', (typed) => expect(remediesOf(typed)).toEqual([]))

it('looks elsewhere only at what is written as the promise', () => {
  const config = { promise: { appointmentsPerMonth: 30 } }
  expect([...checkPromise({ faq: '50 rendez-vous obtenus' }, config)]).toEqual([])
  expect([...checkPromise({ faq: '50+ rendez-vous' }, config)]).toHaveLength(1)
})
