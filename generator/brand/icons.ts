// Draws the site's icons from the owner's logo: for browser tabs, and for the home screen of a telephone.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fix, inSite } from '../../owner/problems/Problem.ts'
import { ProblemsError } from '../../owner/problems/problems-error.ts'
import { type DrawingFault, findDrawingFault } from '../../owner/rules/check-media.ts'
import { draw, toShapes } from './draw.ts'

const ICO_WIDTH = 32
const TAB_WIDTH = 128
const HOME_SCREEN_WIDTH = 180

/** Share of the home-screen icon's side that a logo takes when it stands on white. */
const SCALE_ON_WHITE = 0.8

/** The owner's logo, of any proportions. An SVG has been reduced to shapes, in the owner's colour. */
type Logo = { type: 'png' | 'svg+xml'; content: Buffer }

/** `pixels` are red, green, blue and alpha, row by row from the top. */
type Drawing = ReturnType<typeof draw>

/**
 * @param color of the brand, which replaces `currentColor` in an SVG
 * @throws {ProblemsError} when the logo cannot be drawn
 */
export function icons(color: string, file: string): Map<string, Buffer> {
  const logo = readLogo(color, file)
  const square = inSquare(logo)
  const small = draw(square, ICO_WIDTH)
  // For a PNG that it cannot read, resvg reports no error but leaves every pixel transparent.
  if (small.pixels.every((byte) => byte === 0)) throw logoError('drawing-unreadable', file)

  return new Map([
    ['/favicon.svg', tabIcon(logo, square)],
    ['/favicon.ico', icoFile(small.asPng())],
    ['/apple-touch-icon.png', homeScreenIcon(logo, small)],
  ])
}

function readLogo(color: string, file: string): Logo {
  const isPng = extname(file).toLowerCase() === '.png'
  if (isPng) return { type: 'png', content: readFileSync(file) }
  return { type: 'svg+xml', content: shapesOf(readFileSync(file, 'utf8'), color, file) }
}

/** Leaves only the shapes of an SVG: its scripts and the addresses in it are not published. */
function shapesOf(svg: string, color: string, file: string): Buffer {
  const fault = findDrawingFault(svg)
  if (fault) throw logoError(fault, file)
  try {
    return Buffer.from(toShapes(svg.replaceAll('currentColor', color)))
  } catch {
    throw logoError('drawing-unreadable', file)
  }
}

function logoError(code: DrawingFault, file: string): ProblemsError {
  return new ProblemsError([fix(code, inSite('brand.logo'), { file })])
}

/** Puts a whole logo in the middle of a square. @param scale its share of the square's side */
function inSquare({ type, content }: Logo, background = 'none', scale = 1): string {
  const side = 64 * scale
  const margin = (64 - side) / 2
  const data = content.toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${background}"/><image href="data:image/${type};base64,${data}" x="${margin}" y="${margin}" width="${side}" height="${side}"/></svg>`
}

/** Browsers draw an SVG logo themselves; a PNG logo is first made small, as it may weigh megabytes. */
function tabIcon(logo: Logo, square: string): Buffer {
  if (logo.type === 'svg+xml') return logo.content
  const content = Buffer.from(draw(square, TAB_WIDTH).asPng())
  return Buffer.from(inSquare({ type: 'png', content }))
}

/**
 * Draws the icon of a home screen. A telephone fills transparent parts with black, so the square is filled
 * first: with the colour of the logo's upper edge if the logo reaches it, else with white.
 */
function homeScreenIcon(logo: Logo, { pixels, width }: Drawing): Buffer {
  const middleOfTopEdge = 4 * Math.floor(width / 2)
  const [red, green, blue, alpha] = pixels.subarray(middleOfTopEdge)
  const isOpaque = alpha === 255
  const svg = isOpaque
    ? inSquare(logo, `rgb(${red},${green},${blue})`)
    : inSquare(logo, '#fff', SCALE_ON_WHITE)
  return Buffer.from(draw(svg, HOME_SCREEN_WIDTH).asPng())
}

/** Puts a PNG of `ICO_WIDTH` pixels into an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format). */
function icoFile(png: Uint8Array): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // Type of the images: icons.
  header.writeUInt16LE(1, 4) // Number of images.
  header.writeUInt8(ICO_WIDTH, 6)
  header.writeUInt8(ICO_WIDTH, 7)
  header.writeUInt16LE(1, 10) // Colour planes.
  header.writeUInt16LE(32, 12) // Bits per pixel.
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // Where the PNG begins.
  return Buffer.concat([header, png])
}
