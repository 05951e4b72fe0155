import type { Code } from '../problems/sentences.ts'

type Cue = { start: number; end: number; text: string }

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
/** Matches a cue: an identifier or none, times and settings, then a text without times. */
const CUE = new RegExp(
  `^(?:(?!.*-->).+\\n)?(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?\\n((?:(?!-->)[\\s\\S])+)$`,
)
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
  let [line, counted] = [1, 0]
  for (const { 0: block, index } of file.matchAll(/.+(?:\n.+)*/g)) {
    line += file.slice(counted, index).split('\n').length - 1
    counted = index
    if (/^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)(?![\s\S]*-->)/.test(block)) continue
    const [, from, to, words] = CUE.exec(block) ?? []
    if (from && to && words) {
      cues.push({ start: secondsOf(from), end: secondsOf(to), text: toText(words) })
    } else {
      faults.push({ code: 'caption-unreadable', line })
    }
  }
  if (cues.length + faults.length === 0) faults.push({ code: 'captions-empty' })
  return { paragraphs: faults.length > 0 ? [] : toParagraphs(cues), faults }
}

const secondsOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Turns the words of a cue into plain text. The name of a speaker, `<v Anna>`, stays before the words. */
const toText = (words: string) =>
  words
    .replace(/<v(?:\.[^\s<>]+)?\s([^<>]+)>/g, '$1 : ')
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
