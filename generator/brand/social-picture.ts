// Draws `/partage.png`, the picture that social networks show beside a shared link: the banner, headline
// and subline of the home page, above the top of its video box.
import { brandColors } from '../../owner/brand-colors.ts'
import { fixedColors } from '../../owner/fixed-colors.ts'
import type { Words } from '../../owner/schema/words-schema.ts'
import { draw, measure } from './draw.ts'

// The size of the picture in pixels, as Facebook recommends it.
const WIDTH = 1200
const HEIGHT = 630
const BANNER_HEIGHT = 72
/** Top of the video box, which the lower edge of the picture cuts. */
const BOX_TOP = 505
/** Width of the longest line of text, in pixels. */
const LINE_WIDTH = 1030
const HEADLINE_HEIGHT = 255
const SUBLINE_HEIGHT = 90
const SUBLINE_GAP = 20

/** Average width of a letter, in ems. */
const LETTER_WIDTH = 0.5

/** How far the highlighter goes past the words that it marks, on each side. */
const HIGHLIGHT_OVERHANG = 2

/** Font sizes in pixels, from the preferred one to the smallest, for sentences too long for the larger ones. */
type Style = { font: string; lineHeight: number; sizes: number[] }

const headline: Style = {
  font: `font-family="Fraunces" letter-spacing="-0.015em" fill="${fixedColors.ink}"`,
  lineHeight: 1.12,
  sizes: [74, 66, 58, 50, 42, 34, 26],
}
const subline: Style = {
  font: `font-family="Figtree Light" fill="${fixedColors.soft}"`,
  lineHeight: 1.4,
  sizes: [33, 28, 24, 20],
}
const banner: Style = { ...subline, font: 'font-family="Figtree Light" fill="#fff"' }

/** Escapes text for XML, which cannot hold control characters. */
const escapeXml = (text: string) =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const inSvg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`

const drawText = ({ font }: Style, size: number, words: string, y: number) =>
  `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" ${font} font-size="${size}">${escapeXml(words)}</text>`

/** @param maxLength of a line, in letters */
function breakLines(words: string[], maxLength: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && longer.length <= maxLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Sets text in the largest size that fits into a height in pixels, in lines of about the same length. */
function setLines(text: string, { sizes, lineHeight }: Style, maxHeight: number) {
  // Words are split at ordinary spaces: a no-break space stays within its word.
  const words = text.split(' ')
  const lettersPerLine = (size: number) => LINE_WIDTH / (size * LETTER_WIDTH)
  const linesIn = (size: number) => breakLines(words, lettersPerLine(size))
  const fits = (size: number) => linesIn(size).length * size * lineHeight <= maxHeight
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0
  const count = linesIn(size).length
  // Lines are made shorter as long as their number stays the same: then no word stands alone on the last one.
  let maxLength = lettersPerLine(size)
  while (maxLength > 1 && breakLines(words, maxLength - 1).length === count) maxLength -= 1
  return { size, lineHeight: size * lineHeight, lines: breakLines(words, maxLength) }
}

/** Draws the highlighter behind the promised number of appointments, on the line of the headline that has it. */
function drawHighlight(line: string, promise: string, size: number, baseline: number): string {
  const [before, after] = line.split(promise)
  if (after === undefined) return ''
  const widthOf = (words: string) => measure(inSvg(drawText(headline, size, words, baseline)))
  const lineStart = (WIDTH - widthOf(line)) / 2
  // The line is measured up to the end of the promise, because `before` alone would be measured without its
  // last space.
  const promiseEnd = lineStart + widthOf(before + promise)
  const promiseWidth = widthOf(promise)
  const x = promiseEnd - promiseWidth - HIGHLIGHT_OVERHANG
  const y = baseline - 0.21 * size
  const width = promiseWidth + 2 * HIGHLIGHT_OVERHANG
  return `<rect x="${x}" y="${y}" width="${width}" height="${0.34 * size}" fill="${fixedColors.sun}"/>`
}

/**
 * `addsAdBudget` is true where the owner's clients pay for their ads separately: the subline then says so.
 */
type PictureOptions = { color: string; addsAdBudget: boolean }

function pictureSvg({ home }: Pick<Words, 'home'>, { color, addsAdBudget }: PictureOptions) {
  const { beforePromise, afterPromise, adBudget } = home.hero
  // No-break spaces keep the promise on one line, because the highlighter marks one line only.
  const promise = home.hero.promise.replaceAll(' ', '\u00a0')
  const title = setLines(
    [beforePromise, promise, afterPromise].join(' '),
    headline,
    HEADLINE_HEIGHT,
  )
  const sentences = addsAdBudget ? [...home.hero.subline, adBudget] : home.hero.subline
  const remedy = setLines(sentences.join(' '), subline, SUBLINE_HEIGHT)

  // Headline and subline stand in the middle of the space between banner and video box.
  const titleHeight = title.lines.length * title.lineHeight
  const remedyHeight = remedy.lines.length * remedy.lineHeight
  const textHeight = titleHeight + SUBLINE_GAP + remedyHeight
  const titleTop = BANNER_HEIGHT + (BOX_TOP - BANNER_HEIGHT - textHeight) / 2
  const remedyTop = titleTop + titleHeight + SUBLINE_GAP
  const titleLines = title.lines.map((line, index) => {
    const baseline = titleTop + (index + 0.8) * title.lineHeight
    const highlight = drawHighlight(line, promise, title.size, baseline)
    return highlight + drawText(headline, title.size, line, baseline)
  })
  const remedyLines = remedy.lines.map((line, index) =>
    drawText(subline, remedy.size, line, remedyTop + (index + 0.72) * remedy.lineHeight),
  )
  return inSvg(`
    <linearGradient id="shade" x2="1" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${brandColors(color)['--green-deep']}"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${fixedColors.paper}"/>
    <rect width="${WIDTH}" height="${BANNER_HEIGHT}"/>
    ${drawText(banner, 28, `${home.banner}\u00a0\u00a0↓`, 46)}
    ${[...titleLines, ...remedyLines].join('')}
    <rect x="128" y="${BOX_TOP}" width="944" height="200" rx="24" fill="url(#shade)"/>
    <circle cx="600" cy="${BOX_TOP + 64}" r="46" fill="#fff"/>
    <path d="M591 ${BOX_TOP + 48}v32l24-16z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`)
}

/**
 * Draws the picture of shared links.
 *
 * @param words of the site, typeset
 * @returns a PNG of 1200 × 630 pixels
 */
export const drawSocialPicture = (words: Pick<Words, 'home'>, options: PictureOptions): Buffer =>
  Buffer.from(draw(pictureSvg(words, options), WIDTH).asPng())
