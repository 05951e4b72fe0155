// Writes problems for whoever reads them: in the terminal, and in the form of the atelier.
import { questionOf } from '../questions/chapters.ts'
import { groupsWithAddress } from '../read/group-answers.ts'
import { capitalised, typeset } from '../typography.ts'
import { nameOf, type Path } from '../values.ts'
import type { Place, Problem } from './Problem.ts'

/** Writes a label or a help as the form shows it: `e-mail du support` → `E‑mail du support` */
export const textInForm = (text: string) => typeset(capitalised(text))

/** Writes where in its file a problem stands, or is to stand: `ligne 12`, `clé legal.host.name`. */
function spotOf({ source, line, path }: Place): string {
  if (line) return `ligne ${line}`
  return source?.endsWith('.yaml') && path.length > 0 ? `clé ${nameOf(path)}` : ''
}

const labelOf = ({ file, path }: Place) =>
  file === 'words.yaml' ? '' : (questionOf(path)?.label ?? '')

/** Names the field that a problem is about. Sentences of `words.yaml` have no name. */
export const fieldName = (place: Place) => textInForm(labelOf(place))

const lastName = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '')

/** Matches values that YAML would not read as text without quotes. */
const NEEDS_QUOTES = /^[#&*!|>%@`{}[\]"']|: | #/

/** Says which line to write: « Écrivez « adBudget: none » sous « guarantee: ». », « Videz « noindex ». » */
function orderOf({ path }: Place, answer: string): string {
  if (answer === '') return `Videz « ${lastName(path)} ».`
  const start = typeof path.at(-1) === 'number' ? '-' : `${lastName(path)}:`
  const value = NEEDS_QUOTES.test(answer) ? `"${answer}"` : answer
  const group = path.length > 1 ? ` sous « ${lastName(path.slice(0, -1))}: »` : ''
  // An address may stand alone beside the name of its group: `video: https://youtu.be/dQw4w9WgXcQ`.
  const address = groupsWithAddress.includes(String(path[0]))
    ? `, où l’adresse se met aussi, après « url: »`
    : ''
  return `Écrivez « ${start} ${value} »${group}${address}.`
}

/** Names the file of a problem: `site/site.yaml`. */
const fileOf = ({ source, file, path }: Place) => source ?? (path.length === 0 ? file : '')

/** Writes a problem for the terminal: « site/site.yaml, ligne 12, logo : … », with the line to write. */
export const inTerminal = (problem: Problem) => inTerminalAfter([fileOf(problem.place)], problem)

/** Writes the same after other words than the file: « À corriger, ligne 12, logo : … » */
export function inTerminalAfter(start: string[], { place, sentence, remedy }: Problem): string {
  const where = [...start, spotOf(place), labelOf(place)].filter(Boolean).join(', ')
  const order = remedy === undefined ? '' : ` ${orderOf(place, remedy)}`
  return `${where && `${where} : `}${sentence}${order}`
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
