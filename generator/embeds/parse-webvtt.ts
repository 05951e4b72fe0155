type Cue = { start: number; end: number; speaker: string; text: string }

export type Transcript = {
  /** The captions as prose. */
  paragraphs: string[]
  /** French sentences, each with its line; empty for a sound file. */
  problems: string[]
}

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const TIMES = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t]|$)`)
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '',
  rlm: '',
}

/** A silence this long, in seconds, reads as the end of a paragraph. */
const PARAGRAPH_PAUSE = 2
/** A paragraph this long ends with its sentence. */
const PARAGRAPH_LENGTH = 320

/**
 * Reads a WebVTT file (https://www.w3.org/TR/webvtt1/) as a text for people.
 *
 * Stricter than browsers, which leave out a wrong cue without telling anyone.
 */
export function parseWebvtt(source: string): Transcript {
  const [[, header = []] = [], ...blocks] = blocksOf(source)
  if (!/^WEBVTT(?:[ \t]|$)/.test(header[0] ?? '')) {
    const sentence = 'ligne 1 : un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.'
    return { paragraphs: [], problems: [sentence] }
  }
  const problems: string[] = []
  const cues: Cue[] = []
  for (const [line, block] of [[1, header] as const, ...blocks]) {
    // The second times of a block, or any in the header, belong to a cue of their own.
    const isHeader = block === header
    const glued = block.findIndex((each, index) => each.includes('-->') && (isHeader || index > 1))
    if (glued !== -1) {
      problems.push(`ligne ${line + glued} : laissez une ligne vide au-dessus de ces temps.`)
    } else if (!isHeader && !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) {
      const cue = readCue(block, cues.at(-1)?.start ?? 0)
      if (typeof cue === 'string') problems.push(`ligne ${line} : ${cue}`)
      else cues.push(cue)
    }
  }
  if (cues.length === 0 && problems.length === 0) {
    problems.push('ligne 1 : ce fichier ne contient aucun sous-titre.')
  }
  return { paragraphs: problems.length > 0 ? [] : toParagraphs(cues), problems }
}

/** The lines between blank ones, each block with the number of its first. */
function blocksOf(source: string): [number, string[]][] {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const blocks: [number, string[]][] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    if (index > 0 && lines[index - 1] !== '') blocks.at(-1)?.[1].push(line)
    else blocks.push([index + 1, [line]])
  }
  return blocks
}

/**
 * @param block lines of one cue, with or without an identifier above its times
 * @returns the cue, or a sentence on what is wrong with it
 */
function readCue(block: string[], previousStart: number): Cue | string {
  const timing = block[0]?.includes('-->') ? 0 : 1
  const times = block[timing] ?? ''
  const [, from, to] = TIMES.exec(times) ?? []
  if (from === undefined || to === undefined) {
    // SubRip, from which many come, has commas.
    const meant = times.replaceAll(/(?<=\d),(?=\d)/g, '.')
    const right = TIMES.test(meant) ? meant : '00:00:01.000 --> 00:00:04.000'
    return `les temps de ce sous-titre manquent ou ne se lisent pas. Écrivez-les ainsi, au-dessus de son texte : « ${right} ».`
  }
  const [start, end] = [secondsOf(from), secondsOf(to)]
  if (end <= start) return `ce sous-titre finit (${to}) avant d’avoir commencé (${from}).`
  if (start < previousStart) return `ce sous-titre (${from}) commence avant le précédent.`
  const payload = block.slice(timing + 1).join(' ')
  const text = toText(payload)
  if (text === '') return 'ce sous-titre n’a pas de texte.'
  const [, speaker = ''] = /<v(?:\.[^\s<>]+)?\s+([^<>]+)>/.exec(payload) ?? []
  return { start, end, speaker: toText(speaker), text }
}

const secondsOf = (time: string) =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0)

const toText = (payload: string) =>
  payload
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .trim()

function toParagraphs(cues: Cue[]): string[] {
  const paragraphs: string[] = []
  let previous: Cue | undefined
  for (const cue of cues) {
    const { start, speaker, text } = cue
    // Rolling captions repeat the line that is still on screen.
    if (text === previous?.text) continue
    const last = paragraphs.at(-1) ?? ''
    const isNewSpeaker = speaker !== (previous?.speaker ?? '')
    const isFull = last.length >= PARAGRAPH_LENGTH && /[.!?…»]$/.test(last)
    if (!previous || isNewSpeaker || isFull || start - previous.end >= PARAGRAPH_PAUSE) {
      paragraphs.push(isNewSpeaker && speaker ? `${speaker} : ${text}` : text)
    } else {
      paragraphs.splice(-1, 1, `${last} ${text}`)
    }
    previous = cue
  }
  return paragraphs
}
