import { explainDiskError } from '../hosting/publication/disk-error.js'
import { ObstacleError } from '../hosting/publication/obstacles.js'
import { OwnerError } from '../owner/problems/owner-error.ts'

/** Prints an owner's error without its stack, and stops; lets anything else through. */
export function stopWithMessage(error: unknown): never {
  const isForOwner = error instanceof OwnerError || error instanceof ObstacleError
  const message = isForOwner ? error.message : explainDiskError(error)
  if (!message) throw error
  console.error(`\n${message}\n`)
  process.exit(1)
}
