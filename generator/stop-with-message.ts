import { explainDiskError } from '../owner/disk/explain-disk-error.ts'
import { OwnerError } from '../owner/problems/owner-error.ts'

/** Prints an owner's error without its stack, and stops; lets anything else through. */
export function stopWithMessage(error: unknown): never {
  const message = error instanceof OwnerError ? error.message : explainDiskError(error)
  if (!message) throw error
  console.error(`\n${message}\n`)
  process.exit(1)
}
