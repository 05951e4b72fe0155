import { useState, useTransition } from 'react'
import { HttpError } from '../server/HttpError.ts'

/** A request that a button sends, e.g. to copy a film. `sentence` tells the owner how it ended. */
type Request = { isBusy: boolean; sentence: string; isRefused: boolean }

/** Gives the state of a request, and `run`, which calls `send` and shows the sentence that it resolves to. */
export function useRequest(): Request & { run: (send: () => Promise<string>) => void } {
  const [isBusy, startTransition] = useTransition()
  const [outcome, setOutcome] = useState({ sentence: '', isRefused: false })
  const run = (send: () => Promise<string>) =>
    startTransition(async () => {
      try {
        setOutcome({ sentence: await send(), isRefused: false })
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        setOutcome({ sentence: error.message, isRefused: true })
      }
    })
  return { isBusy, ...outcome, run }
}

type StatusProps = { request: Request; label: string }

/** Shows a request: a bar called `label` while it is under way, then its sentence. */
export const RequestStatus = ({ request: { isBusy, sentence, isRefused }, label }: StatusProps) => (
  <div role="status">
    {isBusy && <progress aria-label={label} />}
    {sentence && !isBusy && <p className={isRefused ? 'error' : 'outcome'}>{sentence}</p>}
  </div>
)
