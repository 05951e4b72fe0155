import { explainDiskError } from '../hosting/disk-error.js'

/** Something that the owner can mend: its message is French and complete, its stack says nothing. */
export class OwnerError extends Error {}

/** The same in one sentence: throw ownerError`Le fichier « ${name} » manque. Remettez-le.` */
export const ownerError = (parts: TemplateStringsArray, ...values: (string | number)[]) =>
  new OwnerError(String.raw({ raw: parts }, ...values))

/** Prints an owner's error without its stack, and stops; lets anything else through. */
export function stopWithMessage(error: unknown): never {
  const message = error instanceof OwnerError ? error.message : explainDiskError(error)
  if (!message) throw error
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Does something of which the owner may have to hear. */
export function orStop<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    stopWithMessage(error)
  }
}
