type Cue = { start: number; end: number; text: string }

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
/** An identifier or none, times and settings, then a text without times. */
const CUE = new RegExp(
  `^(?:(?!.*-->).+\\n)?(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?\\n((?:(?!-->)[\\s\\S])+)$`,
)
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' }

/** A silence this long, in seconds, reads as the end of a paragraph. */
const PARAGRAPH_PAUSE = 2
/** A paragraph this long ends with its sentence. */
const PARAGRAPH_LENGTH = 320

/**
 * Reads a WebVTT file (https://www.w3.org/TR/webvtt1/) as a text for people.
 *
 * Stricter than browsers, which leave out a wrong cue without telling anyone.
 *
 * @returns the captions as prose, or what is wrong: French sentences, each with its line
 */
export function parseWebvtt(source: string): { paragraphs: string[]; problems: string[] } {
  const file = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:\s|$)/.test(file)) {
    const sentence = 'ligne 1 : un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.'
    return { paragraphs: [], problems: [sentence] }
  }
  const problems: string[] = []
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
      problems.push(
        `ligne ${line} : ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.`,
      )
    }
  }
  if (cues.length + problems.length === 0) {
    problems.push('ligne 1 : ce fichier ne contient aucun sous-titre.')
  }
  return { paragraphs: problems.length > 0 ? [] : toParagraphs(cues), problems }
}

const secondsOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Without markup; whoever speaks is named. */
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
    // Rolling captions repeat the line that is still on screen.
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
