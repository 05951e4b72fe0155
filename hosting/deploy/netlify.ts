// Publishes a built site on Netlify, which shows it all at once when it is whole: the digests of all
// files first, then those files that Netlify does not have.
//
// Documentation, read on 2026-11-23: « Deploy with the API, file digest method » and « Rate limiting »
// in https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/, and `createSiteDeploy`,
// `uploadDeployFile`, `getSiteDeploy` of https://github.com/netlify/open-api, swagger.yml at 6508031.
import { setTimeout as sleep } from 'node:timers/promises'
import { type DeployCode, DeployError } from './deploy-error.ts'
import { countProgress } from './progress.ts'
import type { Sending } from './send.ts'
import { readSiteFile, readSiteFiles } from './site-files.ts'
import type { NetlifyTarget } from './target.ts'

const API = 'https://api.netlify.com/api/v1'

/** How often the state of a deploy is asked for, and how many times. */
const POLL_MS = 1000
const POLLS = 300
/** How long a request may wait in all before the publication gives up, in seconds. */
const PATIENCE_S = 120
/** How long to wait where the response does not say it, in seconds. */
const PAUSE_S = 5

type Deploy = { id: string; state: string; required?: string[] }

/** What the status of a response means for a publication. */
const codes: Record<number, DeployCode> = {
  401: 'refused-secret',
  403: 'refused-secret',
  404: 'no-such-site',
  422: 'refused-files',
  429: 'too-often',
}

/** @param api another address than Netlify's, for tests. @throws {DeployError} */
export async function sendToNetlify({ siteId }: NetlifyTarget, sending: Sending, api = API) {
  const { out, secret, signal, onProgress } = sending
  const host = 'Netlify'
  if (!secret) throw new DeployError('needs-token')
  const { files } = await readSiteFiles(out)

  /** Sends a request, again where Netlify asks to wait or has failed. */
  async function ask(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>) {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': type }
    let waited = 0
    for (;;) {
      const init = {
        method,
        headers,
        body: body ?? null,
        signal: signal ?? null,
        redirect: 'error',
      } as const
      const response = await fetch(`${api}/${path}`, init).catch(() => {
        throw new DeployError(signal?.aborted ? 'stopped' : 'connection-lost', { host })
      })
      if (response.ok) return response.json() as Promise<Deploy>
      const { status } = response
      const seconds = secondsToWait(response.headers)
      waited += seconds
      const mayPass = status === 429 || status >= 500
      if (!mayPass || waited > PATIENCE_S) {
        throw new DeployError(codes[status] ?? 'host-fails', { host, status, siteId, seconds })
      }
      await sleep(seconds * 1000, undefined, { signal }).catch(() => {
        throw new DeployError('stopped')
      })
    }
  }

  const digests = Object.fromEntries(Object.entries(files).map(([path, { hash }]) => [path, hash]))
  const deploys = `sites/${siteId}/deploys`
  const { id, required = [] } = await ask('POST', deploys, JSON.stringify({ files: digests }))
  const lacking = Object.entries(files).filter(([, { hash }]) => required.includes(hash))
  const sizes = lacking.map(([, { size }]) => size)
  const progress = countProgress(sizes, onProgress)
  for (const [path, { size }] of lacking) {
    await ask('PUT', `deploys/${id}/files${path}`, await readSiteFile(out, path))
    progress.addBytes(size)
    progress.addFile()
  }
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { state } = await ask('GET', `${deploys}/${id}`)
    if (state === 'ready') return
    if (state === 'error') break
    await sleep(POLL_MS)
  }
  throw new DeployError('refused-files')
}

/** `Retry-After`, or the moment that Netlify documents: `X-RateLimit-Reset`, in seconds since 1970. */
function secondsToWait(headers: Headers): number {
  const retryAfter = Number(headers.get('retry-after'))
  if (retryAfter > 0) return retryAfter
  const untilReset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000
  return untilReset > 0 ? Math.ceil(untilReset) : PAUSE_S
}
