// Reads the captions of a film, a WebVTT file: https://www.w3.org/TR/webvtt1/#file-parsing

import { secondsOf } from './clock-time.ts'

type CaptionFault = { line: number; sentence: string }

const TIME = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`
/** Matches the times of a cue, whatever follows: `00:01.000 --> 1:00:03.500 line:90%`. */
const CUE_TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}`)
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
  '&apos;': "'",
  '&lrm;': '',
  '&rlm;': '',
}

/** A paragraph that has this many characters ends at the next end of a sentence. */
const PARAGRAPH_LENGTH = 320

const NO_CUES =
  'Ce fichier ne contient aucun sous-titre : un texte seul ne suffit pas, chaque phrase a ses temps. Faites sous-titrer le film (YouTube Studio ou Subtitle Edit le font), puis exportez en WebVTT.'

const UNREADABLE =
  'Ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.'

/** Reads captions as prose, or says what is wrong: browsers leave out a wrong cue without telling anyone. */
export function parseWebvtt(source: string): { paragraphs: string[]; faults: CaptionFault[] } {
  const [header = '', ...lines] = source.replace(/^\ufeff/, '').split('\n')
  if (!source.includes('-->')) {
    return { paragraphs: [], faults: [{ line: 1, sentence: NO_CUES }] }
  }
  if (!/^WEBVTT(?:\s|$)/.test(header)) {
    const sentence =
      'Un fichier WebVTT commence par « WEBVTT », seul sur sa ligne. D’un fichier SRT, mettez aussi des points au lieu des virgules dans les temps.'
    return { paragraphs: [], faults: [{ line: 1, sentence }] }
  }
  const spoken: string[] = []
  const faults: CaptionFault[] = []
  for (const { line, block } of blocksOf(['NOTE', ...lines])) {
    const times = block.findIndex((each) => each.includes('-->'))
    if (times === -1 && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) continue
    if (CUE_TIMES.test(block[times] ?? '')) {
      spoken.push(...block.slice(times + 1).map(toText))
    } else faults.push({ line, sentence: UNREADABLE })
  }
  if (spoken.length + faults.length === 0) faults.push({ line: 1, sentence: NO_CUES })
  return { paragraphs: faults.length > 0 ? [] : toParagraphs(spoken), faults }
}

/** Finds when the first cue of captions begins and the last one ends, in seconds. */
export function cueTimes(source: string): { start: number; end: number } {
  const cues = [...source.matchAll(/^\s*([\d:.]+)\s*-->\s*([\d:.]+)/gm)]
  const starts = cues.map(([, start = '']) => secondsOf(start))
  const ends = cues.map(([, , end = '']) => secondsOf(end))
  return cues.length > 0
    ? { start: Math.min(...starts), end: Math.max(...ends) }
    : { start: 0, end: 0 }
}

/**
 * Groups the lines between empty ones, each group with the number of its first line. The times of a cue begin a group
 * too, unless only the name of the cue stands above them; a name of several lines is left out, as browsers do.
 */
function blocksOf(lines: string[]) {
  const blocks: { line: number; block: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const last = blocks.at(-1)?.block ?? []
    const isFirst = index === 0 || lines[index - 1] === ''
    const hasTimes = last.some((each) => each.includes('-->'))
    if (isFirst || (line.includes('-->') && hasTimes))
      blocks.push({ line: index + 1, block: [line] })
    else if (line.includes('-->') && last.length > 1) last.splice(0, last.length, line)
    else last.push(line)
  }
  return blocks
}

const toText = (line: string) =>
  line
    .replace(/<[^<>]*>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/&#(\d{1,5});/g, (_, code) => String.fromCodePoint(code))
    .replace(/&#x([\da-f]{1,4});/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/[ \t]+/g, ' ')
    .trim()

function toParagraphs(spoken: string[]): string[] {
  const paragraphs: string[] = []
  let previous = ''
  for (const line of spoken) {
    // Automatic captions show each line again above the next one.
    if (line === '' || line === previous) continue
    const last = paragraphs.at(-1)
    const isFull = last && last.length >= PARAGRAPH_LENGTH && /[.!?…»]$/.test(last)
    if (last && !isFull) paragraphs.splice(-1, 1, `${last} ${line}`)
    else paragraphs.push(line)
    previous = line
  }
  return paragraphs
}
