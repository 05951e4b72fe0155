import { readFileSync, statSync } from 'node:fs'
import { ownerError } from './owner-error.ts'

/** A thousand pages of text: beyond, it is something else. */
const MAX_BYTES = 2_000_000

/**
 * Reads a file that the owner may have edited.
 *
 * @param file path from the folder where commands run
 * @throws {OwnerError} when it is gone, or not text saved as UTF-8
 */
export function readOwnerText(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) {
    throw ownerError`${file} : ce fichier n’existe plus. Remettez-le, par exemple avec « git checkout -- ${file} ».`
  }
  if (found.size > MAX_BYTES) {
    throw ownerError`${file} : ce fichier pèse ${Math.round(found.size / 1_000_000)} Mo, ce n’est pas un texte. Remettez le vôtre, par exemple avec « git checkout -- ${file} ».`
  }
  const bytes = readFileSync(file)
  if (bytes.includes(0)) {
    throw ownerError`${file} : ce fichier n’est pas un texte enregistré en UTF-8. Enregistrez-le de nouveau comme texte, avec cet encodage.`
  }
  const text = decode(bytes)
  if (text === undefined) {
    throw ownerError`${file} : ce fichier n’est pas enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau avec cet encodage.`
  }
  const conflict = text.split('\n').findIndex((line) => /^(?:<{7}|>{7})(?: |\r?$)/.test(line)) + 1
  if (conflict > 0) {
    throw ownerError`${file}, ligne ${conflict} : git n’a pas su réunir deux versions de ce passage. Gardez celle que vous voulez, et retirez l’autre avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».`
  }
  return text
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
