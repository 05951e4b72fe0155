// Computes with the colours of `src/styles/colors.css`, for pictures and for the contrast of the owner's colour.
import { readFileSync } from 'node:fs'

/** Matches the name and the value of a colour: `--card: #fff;` */
const DECLARATION = /--([\w-]+): ((?:#|color-mix).+);/g
/** Matches a colour that is derived from the brand colour: `color-mix(in srgb, var(--green) 8%, #fbfefa)`. */
const MIXED = /^color-mix\(in srgb, var\(--green\) (\d+)%, (#\w+)\)$/

// The path of this style sheet is relative to the project's folder, in which all commands run.
const styles = readFileSync('src/styles/colors.css', 'utf8')
const declared = new Map([...styles.matchAll(DECLARATION)].map(([, name, value]) => [name, value]))

/** Gives a colour in the site of an owner whose brand colour is `green`: `ink` → `#16211d` */
export function colorOf(name: string, green = GREEN): string {
  const value = declared.get(name)
  if (!value) throw new Error(`src/styles/colors.css has no colour « --${name} ».`)
  const [, percent, other] = MIXED.exec(value) ?? []
  if (percent && other) return mix(green, Number(percent) / 100, other)
  const isShort = value.length === '#fff'.length
  return isShort ? value.replace(/\w/g, '$&$&') : value
}

/** The brand colour of a site whose owner has chosen none. */
export const GREEN = colorOf('green', '')

export const brandColorCss = (color: string) => `:root{--green:${color}}`

const rgb = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Mixes two colours. @param share of the first one, from 0 to 1 */
function mix(one: string, share: number, other: string): string {
  const otherParts = rgb(other)
  const mixed = rgb(one).map((part, index) => part * share + (otherParts[index] ?? 0) * (1 - share))
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgb(hex)
    .map((part) => part / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Computes the contrast ratio of WCAG 2, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast ratio that WCAG AA accepts for text, hence for links and for the words of buttons. */
const MIN_CONTRAST = 4.5

function leastContrast(color: string): number {
  const backgrounds = ['paper', 'card', 'green-tint'].map((name) => colorOf(name, color))
  return Math.min(...backgrounds.map((background) => contrast(color, background)))
}

/** If a colour cannot be read on our backgrounds, gives its contrast with them, and a darker colour that is readable. */
export function findContrastFault(color: string) {
  const least = leastContrast(color)
  if (least >= MIN_CONTRAST) return undefined
  const ratio = least.toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return { contrast: ratio, readable: darken(color) }
}

function darken(color: string): string {
  let readable = color
  for (let share = 0.99; leastContrast(readable) < MIN_CONTRAST; share -= 0.01) {
    readable = mix(color, share, '#000000')
  }
  return readable
}
