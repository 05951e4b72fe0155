import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { fix, inSite } from '../../owner/problems/Problem.ts'
import { ProblemsError } from '../../owner/problems/problems-error.ts'
import type { Poster } from '../../src/Site.ts'
import { addressOf, type PublishedFiles } from '../published-files.ts'

/** The film's picture as the pages call it, the files behind it, and what shows until it has come. */
export type MadePoster = { poster: Poster; files: PublishedFiles; placeholder: string }

/** In pixels: for a phone, for a dense phone or a laptop, for a dense screen. */
const WIDTHS = [480, 800, 1280]
/** Of WebP, out of 100: a face shows no blocks from about 75 on. */
const QUALITY = 76

/** Colours of the placeholder, on each line and in each column. */
const [COLUMNS, ROWS] = [4, 3]

/**
 * The picture in twelve colours, as a CSS background that the style sheet blurs. The policy lets no
 * `data:` picture in, and a file of its own would be one more request before the first paint.
 */
async function drawPlaceholder(picture: Sharp): Promise<string> {
  const small = picture.clone().resize(COLUMNS, ROWS, { fit: 'fill' }).flatten().removeAlpha()
  const hex = (await small.toColourspace('srgb').raw().toBuffer()).toString('hex')
  const colors = hex.match(/.{6}/g) ?? []
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const line = colors.slice(row * COLUMNS, (row + 1) * COLUMNS).map((color) => `#${color}`)
    const [top, height] = [(row / (ROWS - 1)) * 100, 100 / ROWS + 1]
    return `linear-gradient(90deg,${line})0 ${top}%/100% ${height.toFixed(1)}% no-repeat`
  })
  return rows.join(',')
}

async function make(file: string): Promise<MadePoster> {
  const picture = sharp(readFileSync(file)).autoOrient()
  const { info } = await picture.toBuffer({ resolveWithObject: true })
  const widths = [...WIDTHS.filter((width) => width < info.width), info.width].slice(
    0,
    WIDTHS.length,
  )
  const files: PublishedFiles = new Map()
  const candidates: string[] = []
  for (const width of widths) {
    const content = await picture.clone().resize(width).webp({ quality: QUALITY }).toBuffer()
    const address = addressOf(`${basename(file, extname(file))}-${width}.webp`, content)
    files.set(address, content)
    candidates.push(`${address} ${width}w`)
  }
  const [src = ''] = [...files.keys()].slice(-1)
  const { width, height } = info
  const poster = { src, srcSet: candidates.join(', '), width, height }
  return { poster, files, placeholder: await drawPlaceholder(picture) }
}

/** A development server reads the site again at each change, and rarely finds another picture. */
const made = new Map<string, Promise<MadePoster>>()

/**
 * Makes of the film's picture, the owner's or the one that was fetched, what a visitor's browser needs.
 *
 * @throws {ProblemsError} where it is no picture
 */
export function makePoster(file: string): Promise<MadePoster> {
  const key = addressOf(file, readFileSync(file))
  const known = made.get(key) ?? make(file)
  made.set(key, known)
  return known.catch(() => {
    throw new ProblemsError([fix('picture-unreadable', inSite('video.poster'), { file })])
  })
}
