import { describeAnswer, describeKey } from '../schema/describe-keys.ts'
import { typeset } from '../typography.ts'
import type { Path } from '../values.ts'
import { nameOf } from './name-of.ts'
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

/** Finds the description of a key, or of the list in which an item stands. */
const aboutPath = (path: Path) =>
  describeKey(nameOf(path.filter((step) => typeof step !== 'number')))

/** Writes a problem for the form, which shows it beside its field. */
export function inForm({ code, values, file, line }: Problem): string {
  const entry: Sentences = sentences[code]
  const sentence = capital(write(typeof entry === 'object' ? entry.inForm : entry, values))
  // A fault of the captions stands beside the field that names their file.
  const isInCaptions = file.startsWith('media/') && line !== undefined
  return isInCaptions ? `Ligne ${line} du fichier : ${sentence}` : sentence
}

/**
 * Names the field that a problem is about, for a list of problems; empty for a whole file and for
 * `words.yaml`.
 */
export const fieldName = ({ file, path }: { file: string; path: Path }): string =>
  file === 'words.yaml' ? '' : capital(aboutPath(path)?.label ?? '')

/** Writes the words of the button that applies a remedy: « Écrire 2 000 € », « Vider « Forme juridique » ». */
export function remedyInForm({ set, to, insteadOf }: Remedy, { path }: Problem): string {
  const about = describeAnswer(set)
  if (insteadOf && about) return `Mettre cette réponse à « ${capital(about.label)} »`
  const isElsewhere = nameOf(set) !== nameOf(path) && !insteadOf
  const where = isElsewhere ? ` : ${capital(about?.label ?? '')}` : ''
  const name = about?.names?.[to] ?? (about?.kind === 'choice' ? to : undefined)
  if (to === '') return `${isElsewhere ? 'Vider' : 'Vider ce champ'}${where}`
  return name ? `Choisir « ${name} »${where}` : `Écrire ${to}${where}`
}
