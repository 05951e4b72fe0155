import { expect, it } from 'vitest'
import { textInForm } from '../problems/problem-in-words.ts'
import { chapters, keyedQuestions } from './chapters.ts'
import type { Question } from './Question.ts'

function describeOne(key: string, question: Question): string {
  const { label, example, choices, mayBeNone } = question
  // Without answers, a help is what every owner may read.
  const help = typeof question.help === 'function' ? question.help(() => undefined) : question.help
  const words = Object.entries(choices ?? {})
  const meanings = words.map(([word, meaning]) =>
    word === meaning ? `\`${word}\`` : `\`${word}\` (${meaning})`,
  )
  const answer = words.length > 0 ? meanings.join(', ') : `par exemple \`${example}\``
  const notes = [help, mayBeNone && '`none` : il n’y en a pas.']
  const said = [`${textInForm(label)} : ${answer}.`, ...notes].filter(Boolean).join(' ')
  return `- \`${key}\` : ${said}`
}

function writeQuestions(): string {
  const parts = chapters.flatMap(({ title, help }) => {
    const asked = keyedQuestions.filter(({ chapter }) => chapter === title)
    const lines = asked.map(({ key, question }) => describeOne(key, question))
    return lines.length > 0 ? [`## ${title}\n\n${help}\n\n${lines.join('\n')}\n`] : []
  })
  const intro = `Chaque réponse de \`site/site.yaml\` a ici son nom. Le point se lit comme un groupe : \`call.minutes\` est la ligne
\`minutes: 30\` sous la ligne \`call:\`, décalée de deux espaces. L’atelier pose les mêmes questions.`
  return `# Les questions\n\n${intro}\n\n${parts.join('\n')}`
}

it('tells whoever edits the file by hand every question, with an example', async () => {
  await expect(writeQuestions()).toMatchFileSnapshot('../../docs/questions.md')
})
