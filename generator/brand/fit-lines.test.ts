import { expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'

const typesetting = { fontSizes: [20, 10], lineHeight: 1.5, maxWidth: 120, maxHeight: 60 }

it('takes the largest size at which the lines fit into the box', () => {
  const sentence = 'dix lettres, dix lettres'
  const fitInto = (maxHeight: number) => fitLines(sentence, { ...typesetting, maxHeight })
  expect(fitInto(60)).toMatchObject({ fontSize: 20, height: 60 })
  expect(fitInto(59)).toMatchObject({ fontSize: 10, height: 15 })
  expect(fitInto(1), 'the smallest').toEqual(fitInto(59))
})

it('leaves no word alone on the last line, and keeps long words and no-break spaces whole', () => {
  const linesOf = (text: string) => fitLines(text, typesetting).lines
  expect(linesOf('un deux six dix')).toEqual(['un deux', 'six dix'])
  expect(linesOf('un deux 30\u00a0fois')).toEqual(['un deux', '30\u00a0fois'])
  expect(linesOf('anticonstitutionnellement dix')).toEqual(['anticonstitutionnellement', 'dix'])
})
