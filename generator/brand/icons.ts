import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fixedColors } from '../../owner/fixed-colors.ts'
import { fix, inSite } from '../../owner/problems/Problem.ts'
import { ProblemsError } from '../../owner/problems/problems-error.ts'
import { type DrawingFault, findDrawingFault } from '../../owner/rules/check-media.ts'
import { draw, toShapes } from './draw.ts'

/** Icon of a site without a logo: a stroke of the highlighter on a square of the brand colour. */
const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="currentColor"/><path d="M12 33.5c13-1.7 27-2.2 40-1.4" fill="none" stroke="${fixedColors.sun}" stroke-width="11.5" stroke-linecap="round"/></svg>`

/** A picture of any shape, whole, in the middle of a square. */
function inSquare(type: string, picture: Buffer, background = 'none', scale = 1) {
  const side = 64 * scale
  const margin = (64 - side) / 2
  const data = picture.toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${background}"/><image href="data:image/${type};base64,${data}" x="${margin}" y="${margin}" width="${side}" height="${side}"/></svg>`
}

/**
 * Every icon of the site, by its public address.
 *
 * @param logo an SVG, where `currentColor` is the owner's colour, or a PNG
 * @throws {ProblemsError} when it cannot be drawn
 */
export function icons(color: string, logo: string | null) {
  const isPng = logo !== null && extname(logo).toLowerCase() === '.png'
  const refuse = (code: DrawingFault): never => {
    throw new ProblemsError([fix(code, inSite('brand.logo'), { file: logo ?? '' })])
  }
  function readDrawing() {
    const drawing = logo ? readFileSync(logo, 'utf8') : sign
    const fault = findDrawingFault(drawing)
    if (fault) refuse(fault)
    try {
      return toShapes(drawing.replaceAll('currentColor', color))
    } catch {
      return refuse('drawing-unreadable')
    }
  }
  const picture = isPng ? readFileSync(logo) : Buffer.from(readDrawing())
  const type = isPng ? 'png' : 'svg+xml'
  const square = inSquare(type, picture)
  const small = draw(square, 32)
  if (small.pixels.every((byte) => byte === 0)) refuse('drawing-unreadable')
  // A system fills what is transparent with black, and cuts the corners: a logo that reaches the
  // edge goes on to the corners, another stands on white.
  const [red, green, blue, alpha] = small.pixels.subarray(4 * 16)
  const onHomeScreen =
    alpha === 255
      ? inSquare(type, picture, `rgb(${red},${green},${blue})`)
      : inSquare(type, picture, '#fff', 0.8)
  const inTabs = isPng ? inSquare('png', Buffer.from(draw(square, 128).asPng())) : picture
  return new Map<string, Buffer>([
    ['/favicon.svg', Buffer.from(inTabs)],
    ['/favicon.ico', ico(small.asPng())],
    ['/apple-touch-icon.png', Buffer.from(draw(onHomeScreen, 180).asPng())],
  ])
}

/** An ICO file of one picture: a directory of 22 bytes, then the PNG of 32 pixels as it is. */
function ico(png: Uint8Array): Buffer {
  const head = Buffer.from('00000100010020200000010020000000000016000000', 'hex')
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}
