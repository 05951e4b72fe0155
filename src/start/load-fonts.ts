import { pageState } from '../page-state.ts'
import { whenIdle } from './when-idle.ts'

/** Families of `fonts.css` that replace the fonts of the device. */
const WEB_FONTS = ['Fraunces', 'Figtree']

/**
 * Loads the web fonts after the first paint, then tells `fonts.css` which texts use them.
 * `document.fonts.load` would compute the styles of the page: each font is loaded by itself.
 */
export async function loadFontsAfter(painted: Promise<void>) {
  await painted
  const webFonts = [...document.fonts].filter(({ family }) => WEB_FONTS.includes(family))
  await Promise.allSettled(webFonts.map((font) => font.load()))
  const state = pageState()
  // The build has set `fonts` on legal pages: fonts that load late are not used there, as every paragraph would move.
  if (state.fonts) return
  state.fonts = 'first-screen'
  requestAnimationFrame(() =>
    whenIdle(() => {
      state.fonts = 'all'
    }),
  )
}
