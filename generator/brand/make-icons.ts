// Draws the site's icons from the owner's logo: for browser tabs, and for the home screen of a telephone.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { fix, inSite } from '../../owner/problems/Problem.ts'
import { ProblemsError } from '../../owner/problems/ProblemsError.ts'
import { drawOnce, type PublishedFiles } from '../published-files.ts'

const SMALL_WIDTH = 32
const TAB_WIDTH = 128
const HOME_SCREEN_WIDTH = 180

/** Share of the home-screen icon's side that a logo takes when it stands on white. */
const SCALE_ON_WHITE = 0.8

/** The owner's logo, of any proportions. An SVG is in the owner's colour. */
type Logo = { isDrawing: boolean; content: Buffer }

/**
 * Takes the logo's file, and the colour of the brand, which replaces `currentColor` in an SVG.
 *
 * @throws {ProblemsError} when the logo cannot be drawn
 */
export const makeIcons = drawOnce(async (file, color): Promise<PublishedFiles> => {
  const logo = readLogo(color, file)
  try {
    const small = await inSquare(logo, SMALL_WIDTH)
    const pixels = await sharp(small).raw().toBuffer()
    if (pixels.every((byte) => byte === 0)) throw new Error('The logo draws nothing.')
    return new Map([
      ['/favicon.svg', await tabIcon(logo)],
      // Browsers read the format of an icon from its first bytes, whatever its name: this one is a PNG.
      ['/favicon.ico', small],
      ['/apple-touch-icon.png', await homeScreenIcon(logo, pixels)],
    ])
  } catch {
    throw logoError(
      `« ${file} » ne se lit pas comme un dessin SVG ou une image PNG : enregistrez-le de nouveau.`,
    )
  }
})

/** What a drawing may not have, and what to do about it. */
const drawingFaults: [pattern: RegExp, fault: string][] = [
  [/<text\b/, 'du texte, que chaque appareil montrerait à sa façon : convertissez-le en tracés.'],
  [
    /<(?:\w+:)?(?:script|foreignObject|set)\b|\son\w+\s*=|javascript:/i,
    'un programme ou une page : exportez-le en « SVG simple », sans eux.',
  ],
]

function readLogo(color: string, file: string): Logo {
  const content = readFileSync(file)
  if (extname(file).toLowerCase() === '.png') return { isDrawing: false, content }
  const svg = content.toString()
  const [, fault] = drawingFaults.find(([pattern]) => pattern.test(svg)) ?? []
  if (fault) throw logoError(`« ${file} » contient ${fault}`)
  return { isDrawing: true, content: Buffer.from(svg.replaceAll('currentColor', color)) }
}

const logoError = (sentence: string) => new ProblemsError([fix(inSite('brand.logo'), sentence)])

/** Puts a whole logo in the middle of a square. */
async function inSquare(logo: Logo, side: number, background = 'transparent'): Promise<Buffer> {
  const picture = await open(logo, side)
  return picture.resize(side, side, { fit: 'contain', background }).png().toBuffer()
}

/** Opens a logo, an SVG at the density at which it is as wide as the icon. */
async function open({ isDrawing, content }: Logo, side: number): Promise<Sharp> {
  if (!isDrawing) return sharp(content)
  const { width, height } = await sharp(content).metadata()
  const density = (72 * side) / Math.max(width, height)
  return sharp(content, { density: Math.min(Math.max(density, 1), 100_000) })
}

/** Browsers draw an SVG logo themselves; a PNG logo is first made small, as it may weigh megabytes. */
async function tabIcon(logo: Logo): Promise<Buffer> {
  if (logo.isDrawing) return logo.content
  const picture = (await inSquare(logo, TAB_WIDTH)).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB_WIDTH} ${TAB_WIDTH}"><image href="data:image/png;base64,${picture}" width="${TAB_WIDTH}" height="${TAB_WIDTH}"/></svg>`,
  )
}

/**
 * Draws the icon of a home screen. A telephone fills transparent parts with black, so the square is filled
 * first: with the colour of the logo's upper edge if the logo reaches it, else with white.
 *
 * @param pixels of the small icon: red, green, blue and alpha, row by row from the top
 */
async function homeScreenIcon(logo: Logo, pixels: Buffer): Promise<Buffer> {
  const middleOfTopEdge = 4 * Math.floor(SMALL_WIDTH / 2)
  const [red, green, blue, alpha] = pixels.subarray(middleOfTopEdge)
  const isOpaque = alpha === 255
  const background = isOpaque ? `rgb(${red},${green},${blue})` : '#ffffff'
  const side = isOpaque ? HOME_SCREEN_WIDTH : HOME_SCREEN_WIDTH * SCALE_ON_WHITE
  const margin = (HOME_SCREEN_WIDTH - side) / 2
  return sharp(await inSquare(logo, side, background))
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer()
}
