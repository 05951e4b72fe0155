import { useState } from 'react'
import type { RequestError } from './send-request.ts'

/** A request that a button sends, e.g. to copy a film. */
type Request<Result> = { isBusy: boolean; outcome?: Result; error?: RequestError }

/**
 * Gives the state of a request, and `run`, which sends it. It uses `useState` and not `useTransition`: React ends
 * all transitions of a page together, so a short request would wait for a long one.
 */
export function useRequest<Result>() {
  const [request, setRequest] = useState<Request<Result>>({ isBusy: false })

  async function run(send: () => Promise<Result>) {
    setRequest({ isBusy: true })
    try {
      setRequest({ isBusy: false, outcome: await send() })
    } catch (error) {
      setRequest({ isBusy: false, error: error as RequestError })
    }
  }

  return { ...request, run }
}

type StatusProps = { request: Request<string>; label: string }

/** Tells the owner how a request ended, by the sentence that it resolves to. */
export const RequestStatus = ({ request: { isBusy, outcome, error }, label }: StatusProps) => (
  <div role="status">
    {isBusy && <progress aria-label={label} />}
    {outcome && <p>{outcome}</p>}
    {error && <p className="error">{error.message}</p>}
  </div>
)
