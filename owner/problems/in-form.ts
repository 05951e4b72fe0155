import { describeAnswer, describeKey, keyOf } from '../schema/describe-keys.ts'
import { typeset } from '../typography.ts'
import { nameOf, type Path } from '../values.ts'
import type { Problem, Remedy } from './Problem.ts'
import { type Sentences, write } from './sentences/Sentences.ts'
import { sentences } from './sentences.ts'

/** Matches a sentence that begins with an address, a path or a name, whose first letter stays small. */
const staysSmall = /^(?:https|\w+\/|o2switch)/

/** Begins a French sentence with a capital, and applies French typography. */
export function capital(text: string): string {
  if (staysSmall.test(text)) return typeset(text)
  return typeset(text.replace(/^./, (first) => first.toUpperCase()))
}

/** Writes a problem for the form, which shows it beside its field. */
export function inForm({ code, values, file, line, sentence: whole = '' }: Problem): string {
  const entry: Sentences = code === undefined ? whole : sentences[code]
  const sentence = write(typeof entry === 'object' ? entry.inForm : entry, values)
  // A fault of the captions shows beside the field for their file, so its sentence names the line.
  const isInCaptions = file.startsWith('media/') && line !== undefined
  return capital(isInCaptions ? `Ligne ${line} du fichier : ${sentence}` : sentence)
}

/** Names the field that a problem is about. Sentences of `words.yaml` have no name. */
export const fieldName = ({ file, path }: { file: string; path: Path }): string =>
  file === 'words.yaml' ? '' : capital(describeKey(keyOf(path))?.label ?? '')

/** Writes the words of a remedy's button: « Écrire 2 000 € », « Vider ce champ ». */
export function remedyInForm({ set, to, insteadOf }: Remedy, { path }: Problem): string {
  const { label = '', kind, names } = describeAnswer(set) ?? {}
  if (insteadOf && label) return `Mettre cette réponse à « ${capital(label)} »`
  const isElsewhere = nameOf(set) !== nameOf(path) && !insteadOf
  const where = isElsewhere ? ` : ${capital(label)}` : ''
  if (to === '') return isElsewhere ? `Vider${where}` : 'Vider ce champ'
  // A confirmation is kept with the address that the owner looked at.
  if (kind === 'yes-no' && to.startsWith('https://')) return `Choisir « oui »${where}`
  if (names?.[to] || kind === 'choice') return `Choisir « ${names?.[to] ?? to} »${where}`
  return `Écrire ${to}${where}`
}
