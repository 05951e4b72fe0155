import { readFileSync } from 'node:fs'

/** The colours of `src/styles/colors.css`, for code that draws or measures with them: `ink` → #16211d. */
export const fixedColors: Record<string, string> = Object.fromEntries(
  [...readFileSync('src/styles/colors.css', 'utf8').matchAll(/--(\w+): (#\w+);/g)].map(
    ([, name = '', hex = '']) => [name, hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex],
  ),
)
