import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { fix, type OwnerFile } from '../problems/Problem.ts'
import { ProblemsError } from '../problems/problems-error.ts'
import type { Code, ValuesOf } from '../problems/sentences.ts'

/** The greatest size of a file that we read: no text of a site is nearly as long. */
const MAX_BYTES = 1_000_000

function readBytes(source: string): Buffer | 'file-gone' | 'file-unreadable-now' {
  try {
    return readFileSync(source)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return ['ENOENT', 'ENOTDIR'].includes(code) ? 'file-gone' : 'file-unreadable-now'
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
  const refuse = <Known extends Code>(code: Known, values: ValuesOf<Known>, line?: number) =>
    new ProblemsError([fix<Known>(code, { file, path: [], line, source }, values)])
  const bytes = readBytes(source)
  if (typeof bytes === 'string') throw refuse(bytes, { source })
  if (bytes.length > MAX_BYTES) throw refuse('file-too-large', { most: '1 Mo' })
  if (bytes.includes(0) || !isUtf8(bytes)) throw refuse('not-utf8', {})
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  const conflict = text.split('\n').findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line)) + 1
  if (conflict > 0) throw refuse('merge-conflict', {}, conflict)
  return text
}
