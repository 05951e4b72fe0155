import type { Asks } from '../../publish/PublishError.ts'
import type { RequestFailure } from '../server/start-atelier.ts'

/** A French sentence on why a request failed, and what the owner may answer so that a publication goes on. */
export class RequestError extends Error {
  readonly asks: Asks | undefined

  constructor({ sentence, asks }: RequestFailure) {
    super(sentence)
    this.asks = asks
  }
}

/** Asks the server for one of its actions. @throws {RequestError} */
export async function sendRequest<Answer>(
  action: string,
  asked: object | File = {},
): Promise<Answer> {
  const body = asked instanceof File ? asked : JSON.stringify(asked)
  const response = await fetch(`/api/${action}`, {
    method: 'POST',
    // The token of requests stays in the address that the terminal printed.
    headers: { 'X-Jeton': location.hash.slice(1) },
    body,
    // The browser finishes a request of up to 64 KiB although the page is being closed; with a file, it refuses to.
    keepalive: typeof body === 'string' && new Blob([body]).size < 60_000,
  }).catch(failWithoutAnswer)
  // A server that stops while it answers counts as one that does not answer.
  const answer = await response.json().catch(failWithoutAnswer)
  if (!response.ok) throw new RequestError(answer)
  return answer
}

function failWithoutAnswer(): never {
  const sentence = 'L’atelier ne répond plus. Relancez-le : vos derniers mots attendent ici.'
  throw new RequestError({ sentence })
}
