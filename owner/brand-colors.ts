import { readFileSync } from 'node:fs'

/** The colours of `src/styles/colors.css`, for code that draws or measures with them: `ink` → #16211d. */
export const fixedColors: Record<string, string> = Object.fromEntries(
  [...readFileSync('src/styles/colors.css', 'utf8').matchAll(/--(\w+): (#\w+);/g)].map(
    ([, name = '', hex = '']) => [name, hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex],
  ),
)

/** The brand colour of a site whose owner has chosen none. */
export const { green: GREEN = '' } = fixedColors

const rgb = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Mixes two colours. @param share of the first one, from 0 to 1 */
function mix(one: string, share: number, other: string): string {
  const otherParts = rgb(other)
  const mixed = rgb(one).map((part, index) => part * share + (otherParts[index] ?? 0) * (1 - share))
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Every colour of the pages that is computed from the owner's, by its name in the style sheets. */
export const brandColors = (color: string): Record<string, string> => ({
  '--green': color,
  '--green-deep': mix(color, 0.68, '#00100b'),
  '--green-tint': mix(color, 0.08, '#fbfefa'),
  // These two shade the cover of a video that has no preview picture.
  '--cover-light': mix(color, 0.8, '#ffffff'),
  '--cover-shade': mix(color, 0.55, '#00100b'),
})

/** Writes the colours that are computed from the owner's as a CSS rule for `:root`. */
export function brandColorsCss(color: string): string {
  const declarations = Object.entries(brandColors(color)).map((pair) => pair.join(':'))
  return `:root{${declarations.join(';')}}`
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

/** Least ratio that WCAG AA accepts for text, hence for links and for the words of buttons. */
const MIN_CONTRAST = 4.5

function leastContrast(color: string): number {
  const backgrounds = [fixedColors.paper, fixedColors.card, brandColors(color)['--green-tint']]
  return Math.min(...backgrounds.map((background = '') => contrast(color, background)))
}

/** Finds the contrast of a colour that cannot be read on our backgrounds, and a darker colour that can. */
export function findContrastFault(color: string) {
  const least = leastContrast(color)
  if (least >= MIN_CONTRAST) return undefined
  let readable = color
  for (let share = 0.99; leastContrast(readable) < MIN_CONTRAST; share -= 0.01) {
    readable = mix(color, share, '#000000')
  }
  const ratio = least.toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return { contrast: ratio, readable }
}
