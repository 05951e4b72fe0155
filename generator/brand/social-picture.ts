// Draws `/partage.png`, the picture that social networks show beside a shared link. From top to bottom: the
// banner, the headline and the subline of the home page, then the top of its video box.

import type { Words } from '../../defaults/words.ts'
import { brandColors, fixedColor } from '../../owner/brand-colors.ts'
import { escapeHtml } from '../pages/write-tag.ts'
import { draw, measure } from './draw.ts'
import { type FittedLines, fitLines, type Typesetting } from './fit-lines.ts'

// Lengths are in pixels of the picture.
const BANNER_HEIGHT = 72
const VIDEO_TOP = 505
const SUBLINE_GAP = 20
/** How far the highlighter goes past the words that it marks, on each side. */
const HIGHLIGHT_OVERHANG = 2

type TextStyle = Typesetting & {
  /** The font and its colour, as SVG attributes. */
  font: string
  /** Distance from the top of a line to its baseline, in ems. */
  baseline: number
}

const headlineStyle: TextStyle = {
  font: `font-family="Fraunces" letter-spacing="-0.015em" fill="${fixedColor('ink')}"`,
  fontSizes: [74, 66, 58, 50, 42, 34, 26],
  lineHeight: 1.12,
  baseline: 0.896,
  maxWidth: 1030,
  maxHeight: 255,
}
const sublineStyle: TextStyle = {
  font: `font-family="Figtree Light" fill="${fixedColor('soft')}"`,
  fontSizes: [33, 28, 24, 20],
  lineHeight: 1.4,
  baseline: 1.008,
  maxWidth: 1030,
  maxHeight: 90,
}

/** A line of text in the middle of the picture, with its baseline at `y`. */
type Line = { words: string; font: string; fontSize: number; y: number }

/** @param addsAdBudget true where clients pay for ads in addition: the picture's second line then says so */
export function drawSocialPicture(
  { home }: Pick<Words, 'home'>,
  color: string,
  addsAdBudget: boolean,
): Buffer {
  const svg = inPicture(`
    <rect x="-600" width="1200" height="630" fill="${fixedColor('paper')}"/>
    ${drawBanner(home.banner)}
    ${drawHero(home.hero, addsAdBudget)}
    ${drawVideo(color)}`)
  return Buffer.from(draw(svg, 1200).asPng())
}

/** Makes an SVG of the size that Facebook recommends. Its middle is at x = 0. */
function inPicture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 0 1200 630">${content}</svg>`
}

function drawBanner(banner: string): string {
  const words = `${banner}\u00a0\u00a0↓`
  const line = { words, font: 'font-family="Figtree Light" fill="#fff"', fontSize: 28, y: 46 }
  return `<rect x="-600" width="1200" height="${BANNER_HEIGHT}" fill="#000"/>${drawLine(line)}`
}

function drawHero(hero: Words['home']['hero'], addsAdBudget: boolean): string {
  // No-break spaces keep the promised number on one line, because the highlighter marks one line only.
  const promise = hero.promise.replaceAll(' ', '\u00a0')
  const headlineText = [hero.beforePromise, promise, hero.afterPromise].join(' ')
  const headline = fitLines(headlineText, headlineStyle)
  const sentences = addsAdBudget ? [...hero.subline, hero.adBudget] : hero.subline
  const subline = fitLines(sentences.join(' '), sublineStyle)

  const textHeight = headline.height + SUBLINE_GAP + subline.height
  const top = (BANNER_HEIGHT + VIDEO_TOP - textHeight) / 2
  const headlineLines = placeLines(headline, headlineStyle, top)
  const sublineTop = top + headline.height + SUBLINE_GAP
  const sublineLines = placeLines(subline, sublineStyle, sublineTop)
  return [
    ...headlineLines.map((line) => drawHighlight(line, promise)),
    ...[...headlineLines, ...sublineLines].map(drawLine),
  ].join('')
}

function placeLines(
  { lines, fontSize }: FittedLines,
  { font, lineHeight, baseline }: TextStyle,
  top: number,
): Line[] {
  return lines.map((words, index) => {
    return { words, font, fontSize, y: top + (index * lineHeight + baseline) * fontSize }
  })
}

/** Draws the highlighter behind the promised number of appointments, if the line has it. */
function drawHighlight(line: Line, promise: string): string {
  const [before, after] = line.words.split(promise)
  const hasPromise = after !== undefined
  if (!hasPromise) return ''
  const widthOf = (words: string) => measure(inPicture(drawLine({ ...line, words })))
  // A space at the end of a text has no width, and `before` ends with one: it is measured together with `promise`.
  const promiseEnd = widthOf(before + promise) - widthOf(line.words) / 2
  const width = widthOf(promise) + 2 * HIGHLIGHT_OVERHANG
  const x = promiseEnd + HIGHLIGHT_OVERHANG - width
  const y = line.y - 0.21 * line.fontSize
  const height = 0.34 * line.fontSize
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fixedColor('sun')}"/>`
}

function drawLine({ words, font, fontSize, y }: Line): string {
  // XML cannot hold control characters: spaces replace them.
  const text = escapeHtml(words.replace(/\p{Cc}/gu, ' '))
  return `<text y="${y}" text-anchor="middle" ${font} font-size="${fontSize}">${text}</text>`
}

/** Draws the video's box and its play button. The lower edge of the picture cuts the box. */
function drawVideo(color: string): string {
  return `
    <linearGradient id="shade" x2="1" y2="1">
      <stop stop-color="${color}"/>
      <stop offset="1" stop-color="${brandColors(color)['--green-deep']}"/>
    </linearGradient>
    <g transform="translate(0 ${VIDEO_TOP})">
      <rect x="-472" width="944" height="200" rx="24" fill="url(#shade)"/>
      <circle cy="64" r="46" fill="#fff"/>
      <path d="M-9 48 v32 l24 -16 z" fill="${color}"
        stroke="${color}" stroke-width="3" stroke-linejoin="round"/>
    </g>`
}
