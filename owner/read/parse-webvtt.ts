// Reads the captions of a film, a WebVTT file: https://www.w3.org/TR/webvtt1/#file-parsing
import MarkdownIt from 'markdown-it'
import { secondsOf } from './clock-time.ts'

type CaptionFault = { line: number; sentence: string }

const TIME = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`
/** Matches the times of a cue, whatever follows: `00:01.000 --> 1:00:03.500 line:90%`. */
const CUE_TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}`)

/** Matches the lines between two empty ones. */
const BLOCK = /(?:.+\n?)+/g

/** Matches a block that browsers do not show: the first one, a note, a style. */
const NO_CUE = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/

/** A paragraph that has this many characters ends at the next end of a sentence. */
const PARAGRAPH_LENGTH = 320

const NO_CUES =
  'Ce fichier ne contient aucun sous-titre : un texte seul ne suffit pas, chaque phrase a ses temps. Faites sous-titrer le film (YouTube Studio ou Subtitle Edit le font), puis exportez en WebVTT.'

const NO_HEADER =
  'Un fichier WebVTT commence par « WEBVTT », seul sur sa ligne. D’un fichier SRT, mettez aussi des points au lieu des virgules dans les temps.'

const UNREADABLE =
  'Ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.'

/** Reads captions as prose, or says what is wrong: browsers leave out a wrong cue without telling anyone. */
export function parseWebvtt(source: string): { paragraphs: string[]; faults: CaptionFault[] } {
  const refuse = (sentence: string) => ({ paragraphs: [], faults: [{ line: 1, sentence }] })
  if (!source.includes('-->')) return refuse(NO_CUES)
  if (!/^WEBVTT(?:\s|$)/.test(source)) return refuse(NO_HEADER)
  const spoken: string[] = []
  const faults: CaptionFault[] = []
  for (const { 0: block, index } of source.matchAll(BLOCK)) {
    const lines = block.split('\n')
    const times = lines.filter(isTimes)
    if (times.length === 0 && NO_CUE.test(block)) continue
    if (times.length > 0 && times.every((line) => CUE_TIMES.test(line))) {
      // A cue may have a name above its times, and needs no empty line before those of the next one.
      const cues = lines.slice(lines.findIndex(isTimes)).filter((line) => !isTimes(line))
      spoken.push(...cues.map(toText))
    } else faults.push({ line: source.slice(0, index).split('\n').length, sentence: UNREADABLE })
  }
  return { paragraphs: faults.length > 0 ? [] : toParagraphs(spoken), faults }
}

const isTimes = (line: string) => line.includes('-->')

/** Finds when the first cue of captions begins and the last one ends, in seconds. */
export function cueTimes(source: string): { start: number; end: number } {
  const cues = [...source.matchAll(/^\s*([\d:.]+)\s*-->\s*([\d:.]+)/gm)]
  return {
    start: Math.min(...cues.map(([, start = '']) => secondsOf(start))),
    end: Math.max(0, ...cues.map(([, , end = '']) => secondsOf(end))),
  }
}

// HTML and WebVTT write characters alike, and the parser of Markdown reads them.
const { unescapeAll } = new MarkdownIt().utils

/** Takes the markup off: `<v Paul><i>Écoute</i> &amp; suivi` → `Écoute & suivi` */
const toText = (line: string) =>
  unescapeAll(line.replace(/<[^<>]*>/g, ''))
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
