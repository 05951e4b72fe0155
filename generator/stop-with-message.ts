import { explainError } from '../owner/problems/explain-error.ts'

/** Prints an owner's error without its stack, and stops; lets anything else through. */
export function stopWithMessage(error: unknown): never {
  const message = explainError(error)
  if (!message) throw error
  console.error(`\n${message}\n`)
  process.exit(1)
}
