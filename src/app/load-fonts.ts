/** Families of `fonts.css` that replace the fonts of the device. */
const WEB_FONTS = ['Fraunces', 'Figtree']

/**
 * Loads the web fonts after the first paint, then tells `fonts.css` that texts use them.
 * `document.fonts.load` would compute the styles of the page: each font is loaded by itself.
 */
export async function loadFontsAfter(painted: Promise<void>) {
  await painted
  const webFonts = [...document.fonts].filter(({ family }) => WEB_FONTS.includes(family))
  await Promise.allSettled(webFonts.map((font) => font.load()))
  // The build has set `fonts` on legal pages: fonts that load late are not used there, as every paragraph would move.
  document.documentElement.dataset.fonts ??= 'all'
}
