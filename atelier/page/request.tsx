import { useState } from 'react'
import { RequestError } from './api.ts'

/** A request that a button sends, e.g. to copy a film. `sentence` tells the owner how it ended. */
type Request = { isBusy: boolean; sentence: string; isRefused: boolean }
const idle: Request = { isBusy: false, sentence: '', isRefused: false }

/**
 * Gives the state of a request, and `run`, which calls `send` and shows the sentence that it resolves to. It
 * uses `useState` and not `useTransition`: React ends all transitions of a page together, so a short request
 * would wait for a long one.
 */
export function useRequest() {
  const [request, setRequest] = useState(idle)

  async function run(send: () => Promise<string>) {
    setRequest({ ...idle, isBusy: true })
    try {
      setRequest({ ...idle, sentence: await send() })
    } catch (error) {
      setRequest({ ...idle, sentence: describeError(error), isRefused: true })
    }
  }

  return { ...request, run }
}

export function describeError(error: unknown): string {
  if (error instanceof RequestError) return error.message
  // What the server refuses is a `RequestError`, so this error is a mistake in our code.
  console.error(error)
  return 'L’atelier a rencontré une erreur. Rechargez cette page, puis recommencez.'
}

type StatusProps = { request: Request; label: string }

export const RequestStatus = ({ request: { isBusy, sentence, isRefused }, label }: StatusProps) => (
  <div role="status">
    {isBusy && <progress aria-label={label} />}
    {sentence && <p className={isRefused ? 'error' : 'outcome'}>{sentence}</p>}
  </div>
)
