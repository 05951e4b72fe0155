import { expect, it } from 'vitest'
import { writeQuestions } from './write-questions.ts'

it('tells whoever edits the file by hand every question, with an example', async () => {
  await expect(writeQuestions()).toMatchFileSnapshot('../../docs/questions.md')
})
