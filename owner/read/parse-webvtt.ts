import type { Code } from '../problems/sentences.ts'

/** The lines between two empty lines. */
type Block = { firstLine: number; lines: string[] }
type Cue = { start: number; end: number; text: string }

/** Matches the first line of a block that is no cue: `WEBVTT - Présentation`, `NOTE Relu le 13 juillet`. */
const OTHER_BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/
/** Matches a time of WebVTT, with hours or without: `00:03.500`, `100:00:03.500`. */
const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
/** Matches the times of a cue, and settings or none: `00:01.000 --> 00:03.500 line:90%`. */
const CUE_TIMES = new RegExp(
  String.raw`^(?<start>${TIME})[ \t]+-->[ \t]+(?<end>${TIME})(?:[ \t].*)?$`,
)
const SPEAKER = /<v(?:\.[^\s<>]+)?\s(?<name>[^<>]+)>/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' }

/** A silence this long, in seconds, reads as the end of a paragraph. */
const PARAGRAPH_PAUSE = 2
/** A paragraph that has this many characters ends at the next end of a sentence. */
const PARAGRAPH_LENGTH = 320

type CaptionFault = {
  code: Extract<Code, 'captions-without-header' | 'caption-unreadable' | 'captions-empty'>
  line?: number
}

/**
 * Reads a WebVTT file (https://www.w3.org/TR/webvtt1/) as prose, or says what is wrong, line by line. It
 * refuses a wrong cue, which browsers leave out without telling anyone.
 */
export function parseWebvtt(source: string): { paragraphs: string[]; faults: CaptionFault[] } {
  const file = source.replace(/^\ufeff/, '')
  if (!/^WEBVTT(?:\s|$)/.test(file)) {
    return { paragraphs: [], faults: [{ code: 'captions-without-header', line: 1 }] }
  }
  const faults: CaptionFault[] = []
  const cues: Cue[] = []
  for (const { firstLine, lines } of splitBlocks(file)) {
    const [heading = ''] = lines
    // The first cue may follow the header without an empty line.
    if (OTHER_BLOCK.test(heading) && !lines.some(hasArrow)) continue
    const cue = parseCue(lines)
    if (cue) cues.push(cue)
    else faults.push({ code: 'caption-unreadable', line: firstLine })
  }
  if (cues.length + faults.length === 0) faults.push({ code: 'captions-empty' })
  return { paragraphs: faults.length > 0 ? [] : toParagraphs(cues), faults }
}

function splitBlocks(file: string): Block[] {
  const blocks: Block[] = []
  let block: Block | undefined
  for (const [index, line] of file.split('\n').entries()) {
    if (line === '') {
      block = undefined
    } else if (block) {
      block.lines.push(line)
    } else {
      block = { firstLine: index + 1, lines: [line] }
      blocks.push(block)
    }
  }
  return blocks
}

const hasArrow = (text: string) => text.includes('-->')

/** Reads a cue: a line with its identifier or none, a line with its times, then its words. */
function parseCue(lines: string[]): Cue | undefined {
  const hasIdentifier = !hasArrow(lines[0] ?? '')
  const [times = '', ...words] = hasIdentifier ? lines.slice(1) : lines
  const { start, end } = CUE_TIMES.exec(times)?.groups ?? {}
  if (!start || !end || words.length === 0 || words.some(hasArrow)) return undefined
  return { start: secondsOf(start), end: secondsOf(end), text: toText(words.join('\n')) }
}

const secondsOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Turns the words of a cue into plain text. The name of a speaker, `<v Anna>`, stays before the words. */
const toText = (words: string) =>
  words
    .replace(SPEAKER, '$<name> : ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t\n]+/g, ' ')
    .trim()

function toParagraphs(cues: Cue[]): string[] {
  const paragraphs: string[] = []
  let previous: Cue | undefined
  for (const cue of cues) {
    // Rolling captions repeat a line that is still on screen, which the text gives only once.
    if (cue.text === '' || cue.text === previous?.text) continue
    const last = paragraphs.at(-1) ?? ''
    const isFull = last.length >= PARAGRAPH_LENGTH && /[.!?…»]$/.test(last)
    if (!previous || isFull || cue.start - previous.end >= PARAGRAPH_PAUSE) {
      paragraphs.push(cue.text)
    } else {
      paragraphs.splice(-1, 1, `${last} ${cue.text}`)
    }
    previous = cue
  }
  return paragraphs
}
