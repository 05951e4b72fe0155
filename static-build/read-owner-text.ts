import { existsSync, readFileSync } from 'node:fs'
import { OwnerError } from './owner-error.ts'

/**
 * Reads a file that the owner may have edited.
 *
 * @param file path from the repository root
 * @throws {OwnerError} when it is gone, or not saved as UTF-8
 */
export function readOwnerText(file: string): string {
  if (!existsSync(file)) {
    throw new OwnerError(
      `${file} : ce fichier n’existe plus. Remettez-le, par exemple avec « git checkout -- ${file} ».`,
    )
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch {
    throw new OwnerError(
      `${file} : ce fichier n’est pas enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau avec cet encodage.`,
    )
  }
}
