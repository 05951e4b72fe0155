import { useState } from 'react'
import { HttpError } from '../server/HttpError.ts'

/** A request that a button sends, e.g. to copy a film. `sentence` tells the owner how it ended. */
type Request = { isBusy: boolean; sentence: string; isRefused: boolean }

/**
 * Gives the state of a request, and `run`, which calls `send` and shows the sentence that it resolves to. This
 * is plain state, because React ends no asynchronous transition of the page before all others have ended.
 */
export function useRequest(): Request & { run: (send: () => Promise<string>) => void } {
  /** Several files can be dropped on a field one after another: each is a request. */
  const [busyCount, setBusyCount] = useState(0)
  const [outcome, setOutcome] = useState({ sentence: '', isRefused: false })

  async function run(send: () => Promise<string>) {
    setBusyCount((count) => count + 1)
    try {
      setOutcome({ sentence: await send(), isRefused: false })
    } catch (error) {
      setOutcome({ sentence: describeError(error), isRefused: true })
    }
    setBusyCount((count) => count - 1)
  }

  return { isBusy: busyCount > 0, ...outcome, run }
}

export function describeError(error: unknown): string {
  if (error instanceof HttpError) return error.message
  // What the server refuses is an `HttpError`, so this error is a mistake in our code.
  console.error(error)
  return 'L’atelier a rencontré une erreur. Rechargez cette page, puis recommencez.'
}

type StatusProps = { request: Request; label: string }

export const RequestStatus = ({ request: { isBusy, sentence, isRefused }, label }: StatusProps) => (
  <div role="status">
    {isBusy && <progress aria-label={label} />}
    {sentence && !isBusy && <p className={isRefused ? 'error' : 'outcome'}>{sentence}</p>}
  </div>
)
