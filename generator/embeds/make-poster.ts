// Makes what the pages show of the video before it plays: the owner's picture in several sizes, and a blurred
// background for the time until it is loaded.
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { fix, inSite } from '../../owner/problems/Problem.ts'
import { ProblemsError } from '../../owner/problems/ProblemsError.ts'
import type { Poster } from '../../src/Site.ts'
import { addressOf, drawOnce, type PublishedFiles } from '../published-files.ts'

/** `placeholder` is a CSS background. */
type MadePoster = { poster: Poster; files: PublishedFiles; placeholder: string }

/** Widths in pixels: for a phone, for a dense phone or a laptop, for a dense screen. */
const WIDTHS = [480, 800, 1280]
/** Quality of WebP, out of 100: below about 75, faces show blocks. */
const QUALITY = 76

const PLACEHOLDER_COLUMNS = 4
const PLACEHOLDER_ROWS = 3

/**
 * Reduces the picture to twelve colours, as a CSS background of one gradient a row, which the style
 * sheet blurs. The content security policy refuses `data:` pictures, and a file would be one more
 * request before the first paint.
 */
async function drawPlaceholder(picture: Sharp): Promise<string> {
  const reduced = picture
    .clone()
    .resize(PLACEHOLDER_COLUMNS, PLACEHOLDER_ROWS, { fit: 'fill' })
    .flatten()
    .removeAlpha()
  // The three bytes of a pixel (red, green and blue), written as a CSS colour in hexadecimal: `1c5b49`
  const hex = (await reduced.toColourspace('srgb').raw().toBuffer()).toString('hex')
  const colors = hex.match(/.{6}/g) ?? []
  // The gradients overlap by one percent, so that no line shows between the rows.
  const height = (100 / PLACEHOLDER_ROWS + 1).toFixed(1)
  const gradients: string[] = []
  for (let row = 0; row < PLACEHOLDER_ROWS; row += 1) {
    const start = row * PLACEHOLDER_COLUMNS
    const rowColors = colors.slice(start, start + PLACEHOLDER_COLUMNS).map((color) => `#${color}`)
    // At 0 %, `background-position` aligns the tops of row and box; at 100 %, their bottoms.
    const top = (row / (PLACEHOLDER_ROWS - 1)) * 100
    const position = `0 ${top}%/100% ${height}% no-repeat`
    gradients.push(`linear-gradient(90deg,${rowColors.join(',')})${position}`)
  }
  return gradients.join(',')
}

/** @throws {ProblemsError} where no picture can be made of the file */
export const makePoster = drawOnce(async (file): Promise<MadePoster> => {
  try {
    return await makeSizes(sharp(readFileSync(file)).autoOrient(), basename(file, extname(file)))
  } catch {
    const sentence = `« ${file} » ne se lit pas comme une image. Exportez-la de nouveau, par exemple en JPEG.`
    throw new ProblemsError([fix(inSite('video.poster'), sentence)])
  }
})

/** @throws also where WebP cannot hold the picture, e.g. at 20 000 pixels of height */
async function makeSizes(picture: Sharp, name: string): Promise<MadePoster> {
  const { info } = await picture.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  // A narrow picture is not enlarged: its own width replaces the larger ones.
  const smallerWidths = WIDTHS.filter((each) => each < width)
  const widths = [...smallerWidths, width].slice(0, WIDTHS.length)
  const files: PublishedFiles = new Map()
  const candidates: string[] = []
  let src = ''
  for (const each of widths) {
    const content = await picture.clone().resize(each).webp({ quality: QUALITY }).toBuffer()
    src = addressOf(`${name}-${each}.webp`, content)
    files.set(src, content)
    candidates.push(`${src} ${each}w`)
  }
  const poster = { src, srcSet: candidates.join(', '), width, height }
  return { poster, files, placeholder: await drawPlaceholder(picture) }
}
