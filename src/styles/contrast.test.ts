import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function luminance(token: string) {
  const [, hex = ''] = new RegExp(`--${token}: #(\\w+);`).exec(css) ?? []
  const six = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(six.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const pairs: [string, number, string[], string[]][] = [
  ['what is read at length (AAA)', 7, ['ink', 'soft'], ['paper', 'card', 'green-tint']],
  ['a word under the highlighter (AAA)', 7, ['ink'], ['sun']],
  ['the banner and the buttons (AAA)', 7, ['card'], ['black', 'green', 'green-deep']],
  ['links and labels (AA)', 4.5, ['green'], ['paper', 'card', 'green-tint']],
  ['the dark half of the focus', 3, ['ink'], ['paper', 'card', 'green-tint', 'sun']],
  ['the light half of the focus', 3, ['card'], ['black', 'green', 'ink']],
]

describe.each(pairs)('%s', (_, least, texts, backgrounds) => {
  it.each(texts.flatMap((text) => backgrounds.map((background) => [text, background])))(
    '%s on %s',
    (text, background) => {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(least)
    },
  )
})
