import type { State } from '../server/follow-site.ts'
import { HttpError } from '../server/HttpError.ts'

export type { State }

const STORED = 'jeton'

/** The token of this run: in the address that the terminal gave, then in this tab only. */
function readToken(): string {
  const given = location.hash.slice(1)
  if (given) {
    sessionStorage.setItem(STORED, given)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(STORED) ?? ''
}
readToken()

async function send<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const headers = { 'X-Jeton': readToken() }
  const response = await fetch(`/api/${path}`, { ...options, headers }).catch(() => {
    // Nobody answers: status 0.
    const sentence =
      'L’atelier ne répond plus. Relancez « npm run atelier » et ouvrez l’adresse qu’il donne : ce qui était enregistré l’est toujours.'
    throw new HttpError(0, sentence)
  })
  const answer = await response.json()
  if (!response.ok) throw new HttpError(response.status, answer.sentence)
  return answer
}

/**
 * Asks the server; `body` is sent as JSON.
 *
 * @param isLast the page is being closed
 */
export const ask = <Answer>(path: string, body: object = {}, isLast = false) =>
  send<Answer>(path, { method: 'POST', body: JSON.stringify(body), keepalive: isLast })

/** Sends a file to the site's media: its path, as `site.yaml` writes it, and what a film has too much of. */
export const sendMedia = (file: File) =>
  send<{ path: string; excess?: string }>(`media?name=${encodeURIComponent(file.name)}`, {
    method: 'PUT',
    body: file,
  })
