import { expect, it } from 'vitest'
import { shipped } from '../../tests/sites.ts'
import { checkSentences } from './check-sentences.ts'

it('asks about what visitors would read as it was typed', () => {
  const typed = {
    home: { banner: '“Pour les psychologues”', hero: { subline: ['Un <b>seul</b>'] } },
  }
  const found = [...checkSentences(typed), ...checkSentences(shipped.words, shipped.config)]
  expect(found.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'look home.banner : les guillemets de “Pour les psychologues” se liront sur la page. Écrivez-les droits (") pour entourer la valeur, ou « … » pour citer.',
    'look home.hero.subline[0] : « <b> » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.',
  ])
})
