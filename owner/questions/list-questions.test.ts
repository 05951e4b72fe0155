import { expect, it } from 'vitest'
import { listQuestions } from './list-questions.ts'

const keysFor = (answers: Parameters<typeof listQuestions>[0]) =>
  listQuestions(answers).map(({ path }) => path.join('.'))

it('asks who runs a service only at an address that it does not know', () => {
  expect(keysFor({ scheduling: { url: 'https://calendly.com/lilas/appel' } })).not.toContain(
    'scheduling.isOwn',
  )
  expect(keysFor({ scheduling: { url: 'https://rdv.lilas.fr/appel' } })).toContain(
    'scheduling.isOwn',
  )
})

it('has an answer written with the address that it is true of', () => {
  const choicesOf = (url: string, typed?: string) => {
    const rows = listQuestions({ video: { url, captionsConfirmed: typed } })
    return rows.find(({ path }) => path.at(-1) === 'captionsConfirmed')?.choices
  }
  const address = 'https://youtu.be/dQw4w9WgXcQ'
  expect(choicesOf(address)).toEqual({ [address]: 'oui', non: 'non' })
  expect(choicesOf(address, 'oui'), 'typed by hand').toEqual({ oui: 'oui', non: 'non' })
})
