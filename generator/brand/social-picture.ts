import { brandColors } from '../../owner/brand-colors.ts'
import { fixedColors } from '../../owner/fixed-colors.ts'
import type { Words } from '../../owner/schema/words-schema.ts'
import { draw, measure } from './draw.ts'

const WIDTH = 1200
const HEIGHT = 630
const BANNER = 72
/** The box of the video rises from under the edge; the words stand between the banner and it. */
const BOX = 505
const ROOM = 1030
/** About how wide a letter is, in ems. */
const LETTER = 0.5

/** Long sentences are set smaller, down to the last size. */
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

/** XML has no way to write a control character. */
const escapeXml = (text: string) =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const inSvg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`

const drawText = ({ font }: Style, size: number, words: string, y: number) =>
  `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" ${font} font-size="${size}">${escapeXml(words)}</text>`

/** @param room in letters */
function breakLines(words: string[], room: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = [lines.at(-1) ?? '', word].join(' ').trim()
    if (lines.length > 0 && longer.length <= room) lines.pop()
    lines.push(longer.length <= room ? longer : word)
  }
  return lines
}

/** Sets words in the largest size that keeps them within `height`, in lines of about one length. */
function setLines(text: string, { sizes, lineHeight }: Style, height: number) {
  // A no-break space stays within its word.
  const words = text.split(' ')
  const linesAt = (size: number) => breakLines(words, ROOM / (size * LETTER))
  const fits = (size: number) => linesAt(size).length * size * lineHeight <= height
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0
  const count = linesAt(size).length
  let room = ROOM / (size * LETTER)
  while (room > 1 && breakLines(words, room - 1).length === count) room -= 1
  return { size, lineHeight: size * lineHeight, lines: breakLines(words, room) }
}

/** The stroke of the highlighter, behind the promise in its line. */
function highlight(line: string, promise: string, size: number, y: number): string {
  const [before, after] = line.split(promise)
  if (after === undefined) return ''
  const width = (words: string) => measure(inSvg(drawText(headline, size, words, y)))
  const end = WIDTH / 2 - width(line) / 2 + width(before + promise) + 2
  const length = width(promise) + 4
  return `<rect x="${end - length}" y="${y - 0.21 * size}" width="${length}" height="${0.34 * size}" fill="${fixedColors.sun}"/>`
}

type PictureOptions = { color: string; addsAdBudget: boolean }

function pictureSvg({ home }: Pick<Words, 'home'>, options: PictureOptions): string {
  const { color, addsAdBudget } = options
  const { beforePromise, promise, afterPromise, subline: sentences, adBudget } = home.hero
  // The highlighter never breaks its words over two lines.
  const kept = promise.replaceAll(' ', '\u00a0')
  const title = setLines([beforePromise, kept, afterPromise].join(' '), headline, 255)
  const remedy = addsAdBudget ? [...sentences, adBudget] : sentences
  const under = setLines(remedy.join(' '), subline, 90)
  const underTop = title.lines.length * title.lineHeight + 20
  const height = underTop + under.lines.length * under.lineHeight
  const top = BANNER + (BOX - BANNER - height) / 2
  const titles = title.lines.map((line, index) => {
    const y = top + (index + 0.8) * title.lineHeight
    return highlight(line, kept, title.size, y) + drawText(headline, title.size, line, y)
  })
  const unders = under.lines.map((line, index) =>
    drawText(subline, under.size, line, top + underTop + (index + 0.72) * under.lineHeight),
  )
  return inSvg(`
    <linearGradient id="shade" x2="1" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${brandColors(color)['--green-deep']}"/></linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${fixedColors.paper}"/>
    <rect width="${WIDTH}" height="${BANNER}"/>
    ${drawText(banner, 28, `${home.banner}\u00a0\u00a0↓`, 46)}
    ${[...titles, ...unders].join('')}
    <rect x="128" y="${BOX}" width="944" height="200" rx="24" fill="url(#shade)"/>
    <circle cx="600" cy="${BOX + 64}" r="46" fill="#fff"/>
    <path d="M591 ${BOX + 48}v32l24-16z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`)
}

/** The picture of shared links, as PNG: the first words of the home page, above the box of its video. */
export const drawSocialPicture = (words: Pick<Words, 'home'>, options: PictureOptions) =>
  Buffer.from(draw(pictureSvg(words, options), WIDTH).asPng())
