import { fixedColors } from './fixed-colors.ts'

/** The colour of whoever has none. */
export const GREEN = '#1c5b49'

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** @param share of the first colour */
function mix(one: string, share: number, other: string): string {
  const others = rgb(other)
  const mixed = rgb(one).map((part, at) => part * share + (others[at] ?? 0) * (1 - share))
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Every colour of the pages that follows the owner's, by the name it has in the style sheets. */
export const brandColors = (color: string): Record<string, string> => ({
  '--green': color,
  '--green-deep': mix(color, 0.68, '#00100b'),
  '--green-tint': mix(color, 0.08, '#fbfefa'),
  // The cover of a film that has no picture.
  '--cover-light': mix(color, 0.8, '#ffffff'),
  '--cover-shade': mix(color, 0.55, '#00100b'),
})

/** The same as a CSS rule. */
export const brandColorsCss = (color: string): string =>
  `:root{${Object.entries(brandColors(color))
    .map((pair) => pair.join(':'))
    .join(';')}}`

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgb(hex)
    .map((part) => part / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG AA, for links and for the words of buttons. */
const LEAST = 4.5

const leastContrast = (color: string) =>
  Math.min(
    ...[fixedColors.paper, fixedColors.card, brandColors(color)['--green-tint']].map(
      (background = '') => contrast(color, background),
    ),
  )

/** What to write, in French, instead of a colour that cannot be read on our backgrounds. */
export function findContrastFault(
  color: string,
): { contrast: string; readable: string } | undefined {
  const found = leastContrast(color)
  if (found >= LEAST) return undefined
  let readable = color
  for (let share = 0.99; leastContrast(readable) < LEAST; share -= 0.01) {
    readable = mix(color, share, '#000000')
  }
  const ratio = found.toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return { contrast: ratio, readable }
}
