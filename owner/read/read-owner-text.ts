import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { ownerError } from '../problems/owner-error.ts'

/**
 * Reads a file that the owner may have edited.
 *
 * @param file path from the folder where commands run
 * @throws {OwnerError} when it is gone, or not text saved as UTF-8
 */
export function readOwnerText(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw ownerError`${file} : ce fichier n’existe plus. Remettez-le, par exemple avec « git checkout -- ${file} ».`
  }
  const bytes = readFileSync(file)
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw ownerError`${file} : ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.`
  }
  const text = new TextDecoder().decode(bytes)
  const conflict = text.split('\n').findIndex((line) => /^(?:<{7}|>{7})(?: |\r?$)/.test(line)) + 1
  if (conflict > 0) {
    throw ownerError`${file}, ligne ${conflict} : git n’a pas su réunir deux versions de ce passage. Gardez celle que vous voulez, et retirez l’autre avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».`
  }
  return text
}
