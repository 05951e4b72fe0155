// Writes problems for whoever reads them: in the terminal, and in the form of the atelier.
import { questionOf } from '../questions/chapters.ts'
import { typeset } from '../typography.ts'
import { nameOf, type Path } from '../values.ts'
import type { Place, Problem } from './Problem.ts'

/** Begins a label with a capital, and applies French typography. */
export const capital = (text: string) => typeset(text.replace(/^./, (first) => first.toUpperCase()))

/** Writes where a problem stands, or is to stand: `site/site.yaml, ligne 12`, `site/site.yaml, clé legal.host.name`. */
function placeInFile({ source, file, line, path }: Place): string {
  const key = source && path.length > 0 && `clé ${nameOf(path)}`
  return [source ?? (path.length === 0 && file), line ? `ligne ${line}` : key]
    .filter(Boolean)
    .join(', ')
}

const labelOf = ({ file, path }: Pick<Place, 'file' | 'path'>) =>
  file === 'words.yaml' ? '' : (questionOf(path)?.label ?? '')

/** Names the field that a problem is about. Sentences of `words.yaml` have no name. */
export const fieldName = (place: Pick<Place, 'file' | 'path'>) => capital(labelOf(place))

const lastStep = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '')

/** Matches values that YAML would not read as text without quotes. */
const NEEDS_QUOTES = /^[#&*!|>%@`{}[\]"']|: | #/

/** Says which line to write: « Écrivez « consent: none ». », « Videz « noindex ». » */
function orderOf(path: Path, answer: string): string {
  if (answer === '') return `Videz « ${lastStep(path)} ».`
  const start = typeof path.at(-1) === 'number' ? '-' : `${lastStep(path)}:`
  const value = NEEDS_QUOTES.test(answer) ? `"${answer}"` : answer
  return `Écrivez « ${start} ${value} ».`
}

/** Writes a problem for the terminal: its place, the question, what is wrong, the line to write. */
export function inFile({ level, place, sentence, remedy }: Problem): string {
  const where = level === 'good' ? '' : placeInFile(place)
  const said = remedy === undefined ? sentence : `${sentence} ${orderOf(place.path, remedy)}`
  return [where, labelOf(place), said].filter(Boolean).join(' : ')
}

/** Writes a problem for the form, which shows it beside its field. */
export function inForm({ place: { file, line }, sentence }: Problem): string {
  // A fault of the captions shows beside the field for their file, so its sentence names the line.
  const isInCaptions = file.startsWith('media/') && line !== undefined
  return typeset(isInCaptions ? `Ligne ${line} du fichier : ${sentence}` : sentence)
}

/** Writes the words of a remedy's button: « Écrire 2 000 € », « Vider ce champ ». */
export function remedyInForm(remedy: string, { path }: Place): string {
  const { kind, choices } = questionOf(path) ?? {}
  if (remedy === '') return 'Vider ce champ'
  if (kind === 'yes-no') return `Répondre ${remedy}`
  return choices?.[remedy] ? `Choisir « ${choices[remedy]} »` : `Écrire ${remedy}`
}
