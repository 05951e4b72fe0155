import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { fix, type OwnerFile } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'

/** The greatest size of a file that we read: no text of a site is nearly as long. */
const MAX_BYTES = 1_000_000

/** @returns the content, or a sentence on why there is none */
function readBytes(source: string): Buffer | string {
  try {
    return readFileSync(source)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return ['ENOENT', 'ENOTDIR'].includes(code)
      ? `Le fichier « ${source} » n’existe plus. Remettez-le à sa place.`
      : 'Ce fichier ne se lit pas en ce moment. Vérifiez que rien d’autre ne l’utilise.'
  }
}

/**
 * Reads a file that the owner may have edited. Its lines end with `\n`, whatever they end with on disk.
 *
 * @param source path from the folder where commands run
 * @param file path inside the site's folder, which the problems name
 * @throws {ProblemsError} with the reason why it cannot be read
 */
export function readOwnerText(source: string, file: OwnerFile): string {
  const refuse = (sentence: string, line?: number) =>
    new ProblemsError([fix({ file, path: [], line, source }, sentence)])
  const bytes = readBytes(source)
  if (typeof bytes === 'string') throw refuse(bytes)
  if (bytes.length > MAX_BYTES) {
    throw refuse('Ce fichier dépasse 1 Mo : ce n’est pas un texte du site. Remettez le vôtre.')
  }
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw refuse(
      'Ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.',
    )
  }
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  const conflict = text.split('\n').findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line)) + 1
  if (conflict > 0) {
    throw refuse(
      'Git n’a pas su réunir deux versions de ce passage. Gardez celle que vous voulez, et retirez l’autre avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».',
      conflict,
    )
  }
  return text
}
