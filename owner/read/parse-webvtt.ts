type Cue = { start: number; end: number; lines: string[] }
type CaptionFault = { line: number; sentence: string }

const TIME = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`
/** Matches the times of a cue, whatever follows: `00:01.000 --> 1:00:03.500 line:90%`. */
const CUE_TIMES = new RegExp(String.raw`^\s*(?<start>${TIME})\s*-->\s*(?<end>${TIME})`)
const SPEAKER = /<v(?:\.[^\s<>]+)?\s(?<name>[^<>]+)>/g
const ENTITY = /&(?:#(?<decimal>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>\w+));/gi
const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ nbsp: '\u00a0', lrm: '', rlm: '' },
}

/** A silence this long, in seconds, reads as the end of a paragraph. */
const PARAGRAPH_PAUSE = 2
/** A paragraph that has this many characters ends at the next end of a sentence. */
const PARAGRAPH_LENGTH = 320

const UNREADABLE =
  'Ce sous-titre ne se lit pas. Écrivez entre deux lignes vides ses temps, ainsi : « 00:00:01.000 --> 00:00:04.000 », avec des points, puis son texte dessous.'

/**
 * Reads what browsers read of a WebVTT file (https://www.w3.org/TR/webvtt1/#file-parsing) as prose, or says what
 * is wrong, line by line: browsers leave out a wrong cue without telling anyone.
 */
export function parseWebvtt(source: string): { paragraphs: string[]; faults: CaptionFault[] } {
  const [header = '', ...lines] = source.replace(/^\ufeff/, '').split('\n')
  if (!/^WEBVTT(?:\s|$)/.test(header)) {
    const sentence =
      'Un fichier WebVTT commence par « WEBVTT », seul sur sa ligne. D’un fichier SRT, mettez aussi des points au lieu des virgules dans les temps.'
    return { paragraphs: [], faults: [{ line: 1, sentence }] }
  }
  const { cues, wrongLines } = readCues(lines)
  const faults = wrongLines.map((line) => ({ line, sentence: UNREADABLE }))
  if (cues.length + faults.length === 0) {
    faults.push({ line: 1, sentence: 'Ce fichier ne contient aucun sous-titre.' })
  }
  return { paragraphs: faults.length > 0 ? [] : toParagraphs(cues), faults }
}

/** @param lines all but the first, which is the header */
function readCues(lines: string[]) {
  const cues: Cue[] = []
  const wrongLines: number[] = []
  let cue: Cue | undefined
  // The rest of the header, and notes and styles, go on until an empty line or a cue.
  let isSkipped = true
  /** Number of a line outside of all cues, which may still turn out to be the name of the next one. */
  let loose: number | undefined
  for (const [index, line] of [...lines, ''].entries()) {
    if (line.includes('-->')) {
      const { start, end } = CUE_TIMES.exec(line)?.groups ?? {}
      cue = { start: secondsOf(start), end: secondsOf(end), lines: [] }
      if (start && end) cues.push(cue)
      else wrongLines.push(index + 2)
      loose = undefined
    } else if (line === '') {
      if (loose) wrongLines.push(loose)
      cue = undefined
      loose = undefined
      isSkipped = false
    } else if (cue) cue.lines.push(toText(line))
    else if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) isSkipped = true
    else if (!isSkipped) loose ??= index + 2
  }
  return { cues, wrongLines }
}

const secondsOf = (time = '') =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

/** Turns a line of a cue into plain text. The name of a speaker, `<v Anna>`, stays before the words. */
const toText = (line: string) =>
  line
    .replace(SPEAKER, '$<name> : ')
    .replace(/<[^<>]*>/g, '')
    .replace(ENTITY, (entity, decimal, hex, name: string = '') => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return Number.isNaN(code) ? (ENTITIES[name] ?? entity) : String.fromCodePoint(code)
    })
    .replace(/[ \t]+/g, ' ')
    .trim()

function toParagraphs(cues: Cue[]): string[] {
  const paragraphs: string[] = []
  let previousEnd = Number.NEGATIVE_INFINITY
  let previousLine = ''
  for (const { start, end, lines } of cues) {
    for (const line of lines) {
      // Automatic captions show each line again above the next one.
      if (line === '' || line === previousLine) continue
      const last = paragraphs.at(-1) ?? ''
      const isFull = last.length >= PARAGRAPH_LENGTH && /[.!?…»]$/.test(last)
      if (start - previousEnd >= PARAGRAPH_PAUSE || isFull) paragraphs.push(line)
      else paragraphs.splice(-1, 1, `${last} ${line}`)
      previousLine = line
      previousEnd = end
    }
  }
  return paragraphs
}
