import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { fix, type OwnerFile } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/ProblemsError.ts'

/**
 * Reads a file that the owner may have edited. Its lines end with `\n`, whatever they end with on disk.
 *
 * @param source path from the folder where commands run
 * @param file path inside the site's folder, which the problems name
 * @throws {ProblemsError} with the reason why it cannot be read
 */
export function readOwnerText(source: string, file: OwnerFile): string {
  const refuse = (sentence: string) =>
    new ProblemsError([fix({ file, path: [], source }, sentence)])
  let bytes: Buffer
  try {
    bytes = readFileSync(source)
  } catch {
    throw refuse('Ce fichier manque, ou ne se lit pas en ce moment. Remettez-le à sa place.')
  }
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw refuse(
      'Ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.',
    )
  }
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
}
