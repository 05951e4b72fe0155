/*
 * Writes and measures the lines of text of the picture of shared links, all centred in it.
 */
import { measure } from './draw.ts'

// The size of the picture in pixels, as Facebook recommends it.
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** A line of text. Lengths are in pixels of the picture. */
export type Line = {
  words: string
  /** As SVG attributes. */
  font: string
  fontSize: number
  /** Distance from the top of the picture. */
  baseline: number
}

/** Makes a whole SVG of shapes and texts. */
export function inPicture(content: string): string {
  const viewBox = `0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
}

export function drawLine({ words, font, fontSize, baseline }: Line): string {
  const place = `x="${PICTURE_WIDTH / 2}" y="${baseline}" text-anchor="middle"`
  return `<text ${place} ${font} font-size="${fontSize}">${escapeXml(words)}</text>`
}

/** Spaces at the end of a line have no width. */
export const measureLine = (line: Line): number => measure(inPicture(drawLine(line)))

/** Escapes text for XML, which cannot hold control characters. */
const escapeXml = (text: string) =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
