// Breaks a text into lines of about the same length, in the largest font size at which they fit.

/** Average width of a letter, in ems: lines are broken by their number of letters, without being measured. */
const LETTER_WIDTH = 0.5

export type Typesetting = {
  /** Font sizes to try, in pixels, from the preferred one to the smallest, which long sentences need. */
  fontSizes: number[]
  /** Height of a line, in ems. */
  lineHeight: number
  /** Width and height that all lines may take, in pixels. */
  maxWidth: number
  maxHeight: number
}

/** `height` is that of all lines. */
export type FittedLines = { lines: string[]; fontSize: number; height: number }

/** A text too long for every size gets the smallest and exceeds `maxHeight`. */
export function fitLines(text: string, typesetting: Typesetting): FittedLines {
  const { fontSizes, lineHeight, maxWidth, maxHeight } = typesetting
  const linesAt = (fontSize: number) => breakEvenly(text, maxWidth / (fontSize * LETTER_WIDTH))
  const heightAt = (fontSize: number) => linesAt(fontSize).length * fontSize * lineHeight
  const fittingSize = fontSizes.find((fontSize) => heightAt(fontSize) <= maxHeight)
  const fontSize = fittingSize ?? Math.min(...fontSizes)
  return { lines: linesAt(fontSize), fontSize, height: heightAt(fontSize) }
}

/** Makes lines shorter while their number stays the same, so that no word stands alone on the last one. */
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
