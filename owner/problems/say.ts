// Writes problems for whoever reads them: in the terminal, and in the form of the atelier.
import { questionOf } from '../questions/chapters.ts'
import { linesWith } from '../read/group-answers.ts'
import { typeset } from '../typography.ts'
import { nameOf, type Path } from '../values.ts'
import type { Place, Problem } from './Problem.ts'

/** Begins a label with a capital, and applies French typography. */
export const capital = (text: string) => typeset(text.replace(/^./, (first) => first.toUpperCase()))

const fileOf = ({ source, file, path }: Place) => source ?? (path.length === 0 ? file : '')

/** Writes where in its file a problem stands, or is to stand: `ligne 12`, `clé legal.host.name`. */
function spotOf({ source, line, path }: Place): string {
  if (line) return `ligne ${line}`
  return source && path.length > 0 ? `clé ${nameOf(path)}` : ''
}

const labelOf = ({ file, path }: Place) =>
  file === 'words.yaml' ? '' : (questionOf(path)?.label ?? '')

/** Names the field that a problem is about. Sentences of `words.yaml` have no name. */
export const fieldName = (place: Place) => capital(labelOf(place))

const lastStep = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '')

/** Matches values that YAML would not read as text without quotes. */
const NEEDS_QUOTES = /^[#&*!|>%@`{}[\]"']|: | #/

/** Says which line to write: « Écrivez « consent: none ». », « Videz « noindex ». » */
function orderOf({ path, insteadOfGroup }: Place, answer: string): string {
  if (answer === '') return `Videz « ${lastStep(path)} ».`
  const start = typeof path.at(-1) === 'number' ? '-' : `${lastStep(path)}:`
  const value = NEEDS_QUOTES.test(answer) ? `"${answer}"` : answer
  const line = `${start} ${value}`
  return `Écrivez ${linesWith(line, String(path[0]), insteadOfGroup) ?? `« ${line} ».`}`
}

/** Writes a problem for the terminal: its place, the question, what is wrong, the line to write. */
export function inFile(problem: Problem): string {
  const { level, place } = problem
  const where = level === 'good' ? [] : [fileOf(place), spotOf(place)]
  return [join(where, ', '), labelOf(place), said(problem)].filter(Boolean).join(' : ')
}

/** Writes a problem for a list that says its level, and names its YAML file above: « À corriger, ligne 12, logo : … » */
export function inList(problem: Problem, title: string): string {
  const { level, place } = problem
  const file = fileOf(place)
  const where = level === 'good' ? [] : [file.endsWith('.yaml') ? '' : file, spotOf(place)]
  return `${join([title, ...where, labelOf(place)], ', ')} : ${said(problem)}`
}

const join = (parts: string[], separator: string) => parts.filter(Boolean).join(separator)

const said = ({ place, sentence, remedy }: Problem) =>
  remedy === undefined ? sentence : `${sentence} ${orderOf(place, remedy)}`

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
