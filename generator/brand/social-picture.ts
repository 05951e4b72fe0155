/*
 * Draws `/partage.png`, the picture that social networks show beside a shared link. From top to
 * bottom: the banner, the headline and the subline of the home page, then the top of its video box.
 */
import { fixedColors } from '../../owner/fixed-colors.ts'
import type { Words } from '../../owner/schema/words-schema.ts'
import { draw } from './draw.ts'
import { type FittedLines, fitLines, type Typesetting } from './fit-lines.ts'
import {
  drawLine,
  inPicture,
  type Line,
  measureLine,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from './picture-text.ts'
import { BOX_TOP, drawVideoBox } from './video-box.ts'

// Lengths are in pixels of the picture, unless they say otherwise.

const BANNER_HEIGHT = 72
const BANNER_FONT_SIZE = 28
const BANNER_BASELINE = 46

// How much room the headline and the subline may take.
const HEADLINE_BOX = { width: 1030, height: 255 }
const SUBLINE_BOX = { width: 1030, height: 90 }
const SUBLINE_GAP = 20

// Where the highlighter begins above the baseline and how thick it is, in ems.
const HIGHLIGHT_RISE = 0.21
const HIGHLIGHT_THICKNESS = 0.34
/** How far the highlighter goes past the words that it marks, on each side. */
const HIGHLIGHT_OVERHANG = 2

type TextStyle = Typesetting & {
  /** As SVG attributes. */
  font: string
  /** Distance from the top of a line to its baseline, as a share of the line's height. */
  baselineShare: number
}

const headlineStyle: TextStyle = {
  font: `font-family="Fraunces" letter-spacing="-0.015em" fill="${fixedColors.ink}"`,
  fontSizes: [74, 66, 58, 50, 42, 34, 26],
  lineHeight: 1.12,
  baselineShare: 0.8,
}
const sublineStyle: TextStyle = {
  font: `font-family="Figtree Light" fill="${fixedColors.soft}"`,
  fontSizes: [33, 28, 24, 20],
  lineHeight: 1.4,
  baselineShare: 0.72,
}
const bannerFont = 'font-family="Figtree Light" fill="#fff"'

type PictureOptions = {
  /** The colour of the brand. */
  color: string
  /** True where the owner's clients pay for their ads separately: the subline then says so. */
  addsAdBudget: boolean
}

/**
 * Draws the picture of shared links.
 *
 * @param words of the site, typeset
 * @returns a PNG of 1200 × 630 pixels
 */
export function drawSocialPicture(
  { home }: Pick<Words, 'home'>,
  { color, addsAdBudget }: PictureOptions,
): Buffer {
  const svg = inPicture(`
    <rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${fixedColors.paper}"/>
    ${drawBanner(home.banner)}
    ${drawHero(home.hero, addsAdBudget)}
    ${drawVideoBox(color)}`)
  return Buffer.from(draw(svg, PICTURE_WIDTH).asPng())
}

function drawBanner(words: string): string {
  const line = drawLine({
    words: `${words}\u00a0\u00a0↓`,
    font: bannerFont,
    fontSize: BANNER_FONT_SIZE,
    baseline: BANNER_BASELINE,
  })
  return `<rect width="${PICTURE_WIDTH}" height="${BANNER_HEIGHT}" fill="#000"/>${line}`
}

/** Draws headline and subline in the middle of the space between banner and video box. */
function drawHero(hero: Words['home']['hero'], addsAdBudget: boolean): string {
  // No-break spaces keep the promise on one line, because the highlighter marks one line only.
  const promise = hero.promise.replaceAll(' ', '\u00a0')
  const headlineText = [hero.beforePromise, promise, hero.afterPromise].join(' ')
  const headline = fitLines(headlineText, headlineStyle, HEADLINE_BOX)
  const sentences = addsAdBudget ? [...hero.subline, hero.adBudget] : hero.subline
  const subline = fitLines(sentences.join(' '), sublineStyle, SUBLINE_BOX)

  const textHeight = headline.height + SUBLINE_GAP + subline.height
  const headlineTop = BANNER_HEIGHT + (BOX_TOP - BANNER_HEIGHT - textHeight) / 2
  const sublineTop = headlineTop + headline.height + SUBLINE_GAP
  const headlineLines = placeLines(headline, headlineStyle, headlineTop)
  const sublineLines = placeLines(subline, sublineStyle, sublineTop)
  return [
    ...headlineLines.map((line) => drawHighlight(line, promise) + drawLine(line)),
    ...sublineLines.map(drawLine),
  ].join('')
}

/** Puts lines below each other, the first one at `top`. */
function placeLines(
  { lines, fontSize, lineHeight }: FittedLines,
  { font, baselineShare }: TextStyle,
  top: number,
): Line[] {
  return lines.map((words, index) => {
    return { words, font, fontSize, baseline: top + (index + baselineShare) * lineHeight }
  })
}

/** Draws the highlighter behind the promised number of appointments, if the line has it. */
function drawHighlight(line: Line, promise: string): string {
  const [before, after] = line.words.split(promise)
  const hasPromise = after !== undefined
  if (!hasPromise) return ''
  const widthOf = (words: string) => measureLine({ ...line, words })
  const lineStart = (PICTURE_WIDTH - widthOf(line.words)) / 2
  // The line is measured up to the end of the promise, because `before` alone would be measured
  // without its last space.
  const promiseEnd = lineStart + widthOf(before + promise)
  const promiseWidth = widthOf(promise)
  const x = promiseEnd - promiseWidth - HIGHLIGHT_OVERHANG
  const y = line.baseline - HIGHLIGHT_RISE * line.fontSize
  const width = promiseWidth + 2 * HIGHLIGHT_OVERHANG
  const height = HIGHLIGHT_THICKNESS * line.fontSize
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fixedColors.sun}"/>`
}
