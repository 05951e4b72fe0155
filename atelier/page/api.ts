import type { State } from '../server/follow-site.ts'
import { HttpError } from '../server/HttpError.ts'

export type { State }

const STORED = 'jeton'

/** Reads the token of requests: from the address that the terminal printed, later from this tab's memory. */
function readToken(): string {
  const given = location.hash.slice(1)
  if (given) {
    sessionStorage.setItem(STORED, given)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(STORED) ?? ''
}
// Called as soon as the page is loaded, so that the token does not stay in the address.
readToken()

async function send<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const headers = { 'X-Jeton': readToken() }
  const response = await fetch(`/api/${path}`, { ...options, headers }).catch(failWithoutAnswer)
  // A server that stops while it answers counts as one that does not answer.
  const answer = await response.json().catch(failWithoutAnswer)
  if (!response.ok) throw new HttpError(response.status, answer.sentence)
  return answer
}

/** @throws {HttpError} of status 0, because the server did not answer */
function failWithoutAnswer(): never {
  const sentence =
    'L’atelier ne répond plus. Relancez « npm run atelier » : vos derniers mots attendent ici.'
  throw new HttpError(0, sentence)
}

export const ask = <Answer>(path: string, body: object = {}) =>
  send<Answer>(path, { method: 'POST', body: JSON.stringify(body) })

/** Sends a whole file of the site. The browser finishes the request although the page is being closed. */
export function putFile(name: string, file: { data: unknown; from: string; page: string }) {
  const body = JSON.stringify(file)
  // Browsers refuse to finish requests of more than 64 KiB.
  const options = { method: 'PUT', body, keepalive: body.length < 60_000 }
  return send<{ isWritten: boolean; state: State }>(`file?name=${name}`, options)
}

/** Copies a file to the site's media. `excess` is a sentence about a film that is larger than needed. */
export const sendMedia = (file: File) =>
  send<{ path: string; excess?: string }>(`media?name=${encodeURIComponent(file.name)}`, {
    method: 'PUT',
    body: file,
  })
