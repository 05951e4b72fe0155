/*
 * A request that a button sends, e.g. the copy of a film: whether it is under way, and what the owner is told
 * at its end. `useRequest` runs it, `RequestStatus` shows it.
 */
import { useState, useTransition } from 'react'
import { HttpError } from '../server/HttpError.ts'

type Request = { isBusy: boolean; sentence: string; isRefused: boolean }

/**
 * Gives the state of a request, and the function `run`, which sends one. The sentence that `send` returns
 * tells the owner what was done.
 */
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

/** Shows a request: a bar called `label` while it is under way, then its sentence. */
export const RequestStatus = ({
  request: { isBusy, sentence, isRefused },
  label,
}: {
  request: Request
  label: string
}) => (
  <div role="status">
    {isBusy && <progress aria-label={label} />}
    {sentence && !isBusy && <p className={isRefused ? 'error' : 'outcome'}>{sentence}</p>}
  </div>
)
