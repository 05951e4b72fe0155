import { expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'

const typesetting = { fontSizes: [20, 10], lineHeight: 1.5 }

it('takes the largest size at which the lines fit into the box', () => {
  const sentence = 'dix lettres, dix lettres'
  const high = fitLines(sentence, typesetting, { width: 120, height: 60 })
  expect(high).toMatchObject({ fontSize: 20, lineHeight: 30, height: 60 })
  const low = fitLines(sentence, typesetting, { width: 120, height: 59 })
  expect(low).toMatchObject({ fontSize: 10, lineHeight: 15, height: 15 })
  const tooLow = fitLines(sentence, typesetting, { width: 120, height: 1 })
  expect(tooLow).toEqual(low)
})

it('leaves no word alone on the last line, and keeps long words and no-break spaces whole', () => {
  const linesOf = (text: string) => fitLines(text, typesetting, { width: 120, height: 60 }).lines
  expect(linesOf('un deux six dix')).toEqual(['un deux', 'six dix'])
  expect(linesOf('un deux 30\u00a0fois')).toEqual(['un deux', '30\u00a0fois'])
  expect(linesOf('anticonstitutionnellement dix')).toEqual(['anticonstitutionnellement', 'dix'])
})
