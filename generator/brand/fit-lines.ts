/*
 * Breaks a text into lines of about the same length, in the largest font size at which they fit
 * into a box.
 */

/** Average width of a letter, in ems. Lines are broken by it, without being measured. */
const LETTER_WIDTH = 0.5

export type Typesetting = {
  /** In pixels, from the preferred size to the smallest, which long sentences need. */
  fontSizes: number[]
  /** Height of a line, in ems. */
  lineHeight: number
}

/** The width and the height that a text may take, in pixels. */
type Box = { width: number; height: number }

/** A text in lines. All sizes are in pixels. */
export type FittedLines = {
  lines: string[]
  fontSize: number
  lineHeight: number
  /** Height of all lines. */
  height: number
}

/** A text too long for every size is set in the smallest, and is higher than its box. */
export function fitLines(text: string, { fontSizes, lineHeight }: Typesetting, box: Box) {
  const fitAt = (fontSize: number): FittedLines => {
    const lettersPerLine = box.width / (fontSize * LETTER_WIDTH)
    const lines = breakEvenly(text, lettersPerLine)
    const heightOfLine = fontSize * lineHeight
    return { lines, fontSize, lineHeight: heightOfLine, height: lines.length * heightOfLine }
  }
  const fittingSize = fontSizes.find((fontSize) => fitAt(fontSize).height <= box.height)
  return fitAt(fittingSize ?? Math.min(...fontSizes))
}

/**
 * Makes lines shorter as long as their number stays the same: then no word stands alone on the last
 * one.
 */
function breakEvenly(text: string, maxLength: number): string[] {
  let lines = breakLines(text, maxLength)
  for (let length = maxLength - 1; length > 0; length -= 1) {
    const shorterLines = breakLines(text, length)
    if (shorterLines.length > lines.length) break
    lines = shorterLines
  }
  return lines
}

/** Fills lines of `maxLength` letters with words. A longer word has a line of its own. */
function breakLines(text: string, maxLength: number): string[] {
  // Words are split at ordinary spaces: a no-break space stays within its word.
  const [firstWord = '', ...otherWords] = text.split(' ')
  const fullLines: string[] = []
  let line = firstWord
  for (const word of otherWords) {
    const longerLine = `${line} ${word}`
    if (longerLine.length <= maxLength) {
      line = longerLine
    } else {
      fullLines.push(line)
      line = word
    }
  }
  return [...fullLines, line]
}
