/*
 * Draws the video box of the picture of shared links. It has the colour of the brand and a round
 * play button, and the lower edge of the picture cuts it.
 */
import { brandColors } from '../../owner/brand-colors.ts'
import { PICTURE_WIDTH } from './picture-text.ts'

// All lengths are in pixels of the picture.

export const BOX_TOP = 505
const BOX_MARGIN = 128
const BOX_HEIGHT = 200
const BOX_CORNER_RADIUS = 24

/** Distance from the top of the box to the centre of its play button. */
const PLAY_DEPTH = 64
const PLAY_RADIUS = 46
const TRIANGLE_WIDTH = 24
const TRIANGLE_HEIGHT = 32
/** Distance from the left side of the triangle to the centre of the button. */
const TRIANGLE_SHIFT = 9
/** The stroke around the triangle rounds its corners. */
const TRIANGLE_STROKE = 3

export function drawVideoBox(color: string): string {
  const boxWidth = PICTURE_WIDTH - 2 * BOX_MARGIN
  const darkColor = brandColors(color)['--green-deep']
  const centerX = PICTURE_WIDTH / 2
  const centerY = BOX_TOP + PLAY_DEPTH
  const triangleLeft = centerX - TRIANGLE_SHIFT
  const triangleTop = centerY - TRIANGLE_HEIGHT / 2
  // Down its left side, then to its point on the right, then back.
  const sides = `v${TRIANGLE_HEIGHT} l${TRIANGLE_WIDTH} ${-TRIANGLE_HEIGHT / 2} z`
  return `
    <linearGradient id="shade" x2="1" y2="1">
      <stop stop-color="${color}"/>
      <stop offset="1" stop-color="${darkColor}"/>
    </linearGradient>
    <rect x="${BOX_MARGIN}" y="${BOX_TOP}" width="${boxWidth}" height="${BOX_HEIGHT}"
      rx="${BOX_CORNER_RADIUS}" fill="url(#shade)"/>
    <circle cx="${centerX}" cy="${centerY}" r="${PLAY_RADIUS}" fill="#fff"/>
    <path d="M${triangleLeft} ${triangleTop} ${sides}" fill="${color}"
      stroke="${color}" stroke-width="${TRIANGLE_STROKE}" stroke-linejoin="round"/>`
}
