type Cue = { start: number; end: number; speaker: string; text: string }

export type Transcript = {
  /** The captions as prose. */
  paragraphs: string[]
  /** French sentences, each with its line; empty for a sound file. */
  problems: string[]
}

const TIMESTAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
const CUE_SETTING = /^(?:vertical|line|position|size|align|region):\S+$/
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
 * Stricter than browsers, which drop a wrong cue in silence: the owner would never know.
 */
export function parseWebvtt(source: string): Transcript {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const problems: string[] = []
  const report = (index: number, sentence: string) =>
    problems.push(`ligne ${index + 1} : ${sentence}`)

  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    report(0, 'un fichier WebVTT commence par « WEBVTT », seul sur sa ligne.')
    return { paragraphs: [], problems }
  }
  const cues: Cue[] = []
  // The header may go on under its first line, until a blank one.
  let index = lines.indexOf('')
  if (index === -1) index = lines.length
  const headerTiming = lines.slice(0, index).findIndex((line) => line.includes('-->'))
  if (headerTiming !== -1) {
    report(headerTiming, 'laissez une ligne vide entre « WEBVTT » et le premier sous-titre.')
  }
  while (index < lines.length) {
    if (lines[index] === '') {
      index += 1
      continue
    }
    const first = index
    while (index < lines.length && lines[index] !== '') index += 1
    const block = lines.slice(first, index)
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) continue
    const cue = readCue(block, cues.at(-1)?.start ?? 0)
    if ('sentence' in cue) report(first + cue.line, cue.sentence)
    else cues.push(cue)
  }
  if (cues.length === 0 && problems.length === 0) {
    report(0, 'ce fichier ne contient aucun sous-titre.')
  }
  return { paragraphs: problems.length > 0 ? [] : toParagraphs(cues), problems }
}

type Problem = { line: number; sentence: string }

/** @param block lines of one cue, with or without an identifier above its times */
function readCue(block: string[], previousStart: number): Cue | Problem {
  const timing = block[0]?.includes('-->') ? 0 : 1
  const wrong = (sentence: string, line = timing): Problem => ({ line, sentence })
  const times = block[timing]
  if (!times?.includes('-->')) {
    const sentence = `il manque les temps de ce sous-titre, par exemple « 00:00:01.000 --> 00:00:04.000 », au-dessus de « ${block[0]} ».`
    return wrong(sentence, 0)
  }
  const [from = '', rest = ''] = times.split('-->').map((part) => part.trim())
  const [to = '', ...settings] = rest.split(/\s+/)
  const start = toSeconds(from)
  const end = toSeconds(to)
  if (start === undefined || end === undefined) {
    const found = start === undefined ? from : to
    if (found === '') {
      return wrong('il manque un temps. Écrivez par exemple « 00:00:01.000 --> 00:00:04.000 ».')
    }
    return wrong(
      found.includes(',')
        ? `« ${found} » sépare les millisecondes par une virgule. Écrivez « ${found.replace(',', '.')} ».`
        : `« ${found} » n’est pas un temps. Écrivez par exemple « 00:00:04.000 ».`,
    )
  }
  if (end <= start) return wrong(`ce sous-titre finit (${to}) avant d’avoir commencé (${from}).`)
  if (start < previousStart) return wrong(`ce sous-titre (${from}) commence avant le précédent.`)
  const setting = settings.find((each) => !CUE_SETTING.test(each))
  if (setting !== undefined) return wrong(`« ${setting} » n’est pas un réglage de sous-titre.`)
  const payload = block.slice(timing + 1)
  const arrow = payload.findIndex((line) => line.includes('-->'))
  if (arrow !== -1)
    return wrong('laissez une ligne vide entre deux sous-titres.', timing + 1 + arrow)
  const text = toText(payload.join(' '))
  if (text === '') return wrong('ce sous-titre n’a pas de texte.')
  const speaker = /<v(?:\.[^\s<>]+)?\s+([^<>]+)>/.exec(payload.join(' '))?.[1]?.trim() ?? ''
  return { start, end, speaker: toText(speaker), text }
}

function toSeconds(timestamp: string): number | undefined {
  const match = TIMESTAMP.exec(timestamp)
  if (!match) return undefined
  const [, hours = '0', minutes, seconds, milliseconds] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000
}

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
    // Rolling captions repeat the line that is still on screen.
    if (cue.text === previous?.text) continue
    const last = paragraphs.at(-1)
    const isNewSpeaker = cue.speaker !== (previous?.speaker ?? '')
    const isNewParagraph =
      last === undefined ||
      previous === undefined ||
      isNewSpeaker ||
      cue.start - previous.end >= PARAGRAPH_PAUSE ||
      (last.length >= PARAGRAPH_LENGTH && /[.!?…»]$/.test(last))
    if (isNewParagraph) {
      paragraphs.push(isNewSpeaker && cue.speaker ? `${cue.speaker} : ${cue.text}` : cue.text)
    } else {
      paragraphs[paragraphs.length - 1] = `${last} ${cue.text}`
    }
    previous = cue
  }
  return paragraphs
}
