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

async function send<Answer>(path: string, options: RequestInit): Promise<Answer> {
  // The token of requests stays in the address that the terminal printed.
  const headers = { 'X-Jeton': location.hash.slice(1) }
  const response = await fetch(`/api/${path}`, { ...options, headers }).catch(failWithoutAnswer)
  // A server that stops while it answers counts as one that does not answer.
  const answer = await response.json().catch(failWithoutAnswer)
  if (!response.ok) throw new RequestError(answer)
  return answer
}

function failWithoutAnswer(): never {
  const sentence = 'L’atelier ne répond plus. Relancez-le : vos derniers mots attendent ici.'
  throw new RequestError({ sentence })
}

export function ask<Answer>(path: string, body: object = {}): Promise<Answer> {
  const text = JSON.stringify(body)
  // The browser finishes a request of up to 64 KiB although the page is being closed.
  return send(path, { method: 'POST', body: text, keepalive: new Blob([text]).size < 60_000 })
}

/** Copies a file to the site's media, and gives the path that it has there. */
export const sendMedia = (file: File) =>
  send<{ path: string }>(`media?name=${encodeURIComponent(file.name)}`, {
    method: 'PUT',
    body: file,
  })
