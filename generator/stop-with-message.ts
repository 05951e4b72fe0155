import { explainError } from '../owner/problems/explain-error.ts'

/** Prints an owner's error without its stack, and stops; lets anything else through. */
export function stopWithMessage(error: unknown): never {
  const message = explainPort(Object(error)) ?? explainError(error)
  if (!message) throw error
  console.error(`\n${message}\n`)
  process.exit(1)
}

const explainPort = ({ code, port }: { code?: string; port: number }) =>
  code === 'EADDRINUSE'
    ? `Le port ${port} est déjà pris, peut-être par la même commande dans une autre fenêtre. Fermez-la, ou ajoutez à la commande : -- --port ${port + 1}`
    : undefined
