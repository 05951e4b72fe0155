import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colorOf, contrast, findContrastFault, GREEN as green } from './brand-colors.ts'

const rows: [string, number, string[], string[]][] = [
  ['what is read at length (AAA)', 7, ['ink', 'soft'], ['paper', 'card', 'green-tint']],
  ['a word under the highlighter (AAA)', 7, ['ink'], ['sun']],
  ['the banner and the buttons (AAA)', 7, ['card'], ['black', 'green', 'green-deep']],
  ['links and labels (AA)', 4.5, ['green'], ['paper', 'card', 'green-tint']],
  ['the dark half of the focus', 3, ['ink'], ['paper', 'card', 'green-tint', 'sun']],
  ['the light half of the focus', 3, ['card'], ['black', 'green', 'ink']],
]
const pairs = rows.flatMap(([what, least, texts, backgrounds]) =>
  texts.flatMap((text) => backgrounds.map((background) => ({ what, least, text, background }))),
)

const contrastOf = (color: string, text: string, background: string) => {
  const [one = '', other = ''] = [text, background].map((name) =>
    name === 'green' ? color : colorOf(name, color),
  )
  return contrast(one, other)
}

it.each(pairs)('$what: $text on $background, in the shipped colour', (pair) => {
  const { least, text, background } = pair
  expect(contrastOf(green, text, background)).toBeGreaterThanOrEqual(least)
})

it('refuses a colour that is too light, with one that is not', () => {
  expect(findContrastFault(green)).toBeUndefined()
  expect(findContrastFault('#f4c95d')).toEqual({ contrast: '1,5', readable: '#816b31' })
})

it('keeps every text readable in any colour that it accepts or proposes (AA)', () => {
  const anyColor = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(anyColor, (color) => {
      const proposed = findContrastFault(color)?.readable
      for (const { least, text, background } of pairs) {
        const found = contrastOf(proposed ?? color, text, background)
        expect(found).toBeGreaterThanOrEqual(Math.min(least, 4.5))
      }
    }),
  )
})
