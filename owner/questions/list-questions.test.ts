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
