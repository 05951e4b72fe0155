import type { Words } from '../schema/words-schema.ts'
import { brandColors } from './brand-colors.ts'
import { draw, measure, startDrawing } from './draw.ts'

const WIDTH = 1200
const HEIGHT = 630
const BANNER = 72
/** The box of the video rises from under the edge; the words stand between the banner and it. */
const BOX = 505
const ROOM = 1030

type Style = { font: string; spacing: number; lineHeight: number; sizes: number[] }

/** Long sentences are set smaller, down to the last size. */
const headline: Style = {
  font: 'font-family="Fraunces" fill="#16211d"',
  spacing: -0.015,
  lineHeight: 1.12,
  sizes: [74, 66, 58, 50, 42, 34, 26],
}
const subline: Style = {
  font: 'font-family="Figtree Light" fill="#43514a"',
  spacing: 0,
  lineHeight: 1.4,
  sizes: [33, 28, 24, 20],
}

/** XML has no way to write a control character. */
const escapeXml = (text: string) =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const drawText = ({ font, spacing }: Style, size: number, words: string, y = 0) =>
  `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" ${font} font-size="${size}" letter-spacing="${spacing * size}">${escapeXml(words)}</text>`

const inSvg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`

/** How wide words are set in one style, in ems, their last space included. */
function ruler(style: Style) {
  const between = (words: string) => measure(inSvg(drawText(style, 100, `|${words}|`))) / 100
  const edges = between('')
  const widths = new Map<string, number>()
  const widthOf = (word: string) => {
    const width = widths.get(word) ?? between(word) - edges
    widths.set(word, width)
    return width
  }
  const space = widthOf(' ')
  return (words: string[]) =>
    words.reduce((sum, word) => sum + widthOf(word), 0) + space * Math.max(0, words.length - 1)
}

type Line = string[]

function breakLines(words: string[], width: (line: Line) => number, room: number): Line[] {
  const lines: Line[] = [[]]
  for (const word of words) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && width([...line, word]) > room) lines.push([word])
    else line.push(word)
  }
  return lines
}

/** Sets words in the largest size that keeps them within `height`, in lines of about one length. */
function setLines(text: string, style: Style, height: number) {
  // A no-break space stays within its word.
  const words = text.split(' ')
  const width = ruler(style)
  const fits = (size: number) => {
    const lines = breakLines(words, width, ROOM / size)
    const isTooWide = lines.some((line) => width(line) * size > ROOM)
    return !isTooWide && lines.length * size * style.lineHeight <= height
  }
  const size = style.sizes.find(fits) ?? style.sizes.at(-1) ?? 0
  const count = breakLines(words, width, ROOM / size).length
  let room = ROOM
  while (room > 0 && breakLines(words, width, (room - 10) / size).length === count) room -= 10
  return { lines: breakLines(words, width, room / size), size, width }
}

/** A page of a diary, where some hours are taken: what the film promises. */
function diary(sun: string) {
  const taken = [1, 5, 11, 16, 20, 24]
  const cells = Array.from({ length: 30 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const fill = taken.includes(index) ? sun : '#fff'
    const opacity = taken.includes(index) ? 0.92 : 0.1
    return `<rect x="${column * 105}" y="${row * 74}" width="92" height="61" rx="10" fill="${fill}" fill-opacity="${opacity}"/>`
  })
  return `<g transform="translate(705 448) rotate(7)">${cells.join('')}</g>`
}

function box(color: string) {
  const { '--green-deep': deep, '--glow-green': glow } = brandColors(color)
  const shape = `x="128" y="${BOX}" width="944" height="200" rx="24"`
  return `<defs>
    <clipPath id="box"><rect ${shape}/></clipPath>
    <linearGradient id="shade" x2="1" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <radialGradient id="light"><stop stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
  </defs>
  <g clip-path="url(#box)">
    <rect ${shape} fill="url(#shade)"/>
    <ellipse cx="330" cy="${BOX + 20}" rx="420" ry="230" fill="url(#light)"/>
    ${diary('#f4c95d')}
  </g>
  <circle cx="600" cy="${BOX + 64}" r="46" fill="#fff"/>
  <path d="M591 ${BOX + 48}v32l24-16z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`
}

function pictureSvg({ home }: Pick<Words, 'home'>, color: string): string {
  const { beforePromise, promise, afterPromise, subline: sentences, adBudget } = home.hero
  // The highlighter never breaks its words over two lines.
  const kept = promise.replaceAll(' ', '\u00a0')
  const title = setLines([beforePromise, kept, afterPromise].join(' '), headline, 255)
  const under = setLines([...sentences, adBudget].join(' '), subline, 90)
  const titleLine = title.size * headline.lineHeight
  const underLine = under.size * subline.lineHeight
  const height = title.lines.length * titleLine + under.lines.length * underLine + 20
  const top = BANNER + (BOX - BANNER - height) / 2
  const titles = title.lines.map((line, index) => {
    const y = top + (index + 0.8) * titleLine
    const at = line.indexOf(kept)
    const start =
      WIDTH / 2 + (title.width(line.slice(0, at).concat('')) - title.width(line) / 2) * title.size
    const mark = `<rect x="${start - 2}" y="${y - 0.21 * title.size}" width="${title.width([kept]) * title.size + 4}" height="${0.34 * title.size}" fill="#f4c95d"/>`
    return (at < 0 ? '' : mark) + drawText(headline, title.size, line.join(' '), y)
  })
  const unders = under.lines.map((line, index) =>
    drawText(
      subline,
      under.size,
      line.join(' '),
      top + height - (under.lines.length - index - 0.72) * underLine,
    ),
  )
  const banner = { ...subline, font: 'font-family="Figtree Light" fill="#fff"' }
  return inSvg(`
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf6"/>
    <rect width="${WIDTH}" height="${BANNER}"/>
    ${drawText(banner, 28, `${home.banner}\u00a0\u00a0↓`, 46)}
    ${titles.join('')}
    ${unders.join('')}
    ${box(color)}`)
}

/** The picture of shared links, as PNG: the first words of the home page, above the box of its video. */
export async function drawSocialPicture(
  words: Pick<Words, 'home'>,
  color: string,
): Promise<Buffer> {
  await startDrawing()
  return Buffer.from(draw(pictureSvg(words, color), WIDTH).asPng())
}
