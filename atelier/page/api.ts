import type { Opening, State } from '../server/follow-site.ts'
import { HttpError } from '../server/HttpError.ts'
import type { Rejected } from '../server/open-store.ts'

export type { Opening, State }
export type Reply = State & { rejected: Rejected[] }

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
const token = readToken()

/** Nobody answers: status 0. */
const stopped = new HttpError(
  0,
  'L’atelier ne répond plus. Relancez « npm run atelier » et ouvrez l’adresse qu’il donne : ce qui était enregistré l’est toujours.',
)

/**
 * Asks the server; `body` is sent as JSON.
 *
 * @param isLast the page is being closed
 */
export async function ask<Answer>(
  path: string,
  body: object = {},
  isLast = false,
): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'X-Jeton': token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: isLast,
  }).catch(() => {
    throw stopped
  })
  const answer = await response.json()
  if (!response.ok) throw new HttpError(response.status, answer.sentence)
  return answer
}

/**
 * Sends a file to the site's media.
 *
 * @param onProgress told the share that has been sent, from 0 to 1
 * @returns its path, as `site.yaml` writes it
 */
export const sendMedia = (file: File, onProgress: (share: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    // `fetch` does not tell how far it is.
    const request = new XMLHttpRequest()
    request.open('PUT', `/api/media?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('X-Jeton', token)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(stopped)
    request.onload = () =>
      request.status === 200
        ? resolve(request.response.path)
        : reject(new HttpError(request.status, request.response?.sentence ?? stopped.message))
    request.send(file)
  })
