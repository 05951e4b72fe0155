// Publishes a built site on Netlify, which shows it all at once when it is whole: the digests of all
// files first, then those files that Netlify does not have.
//
// Documentation, read on 2026-11-23: « Deploy with the API, file digest method » and « Rate limiting »
// in https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/, and `createSiteDeploy`,
// `uploadDeployFile`, `getSiteDeploy` of https://github.com/netlify/open-api, swagger.yml at 6508031.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DeployCode, DeployError } from './deploy-error.ts'
import { countProgress } from './progress.ts'
import type { Sending } from './send.ts'
import { readSiteFiles } from './site-files.ts'
import type { NetlifyTarget } from './target.ts'

const API = 'https://api.netlify.com/api/v1'

/** How often the state of a deploy is asked for, and how many times. */
const POLL_MS = 1000
const POLLS = 300
/** How long a request waits in all when there have been too many, or when Netlify fails, in seconds. */
const PATIENCE_S = 120
/** Between two attempts where the answer does not say how long to wait, in seconds. */
const PAUSE_S = 5

type Deploy = { id: string; state: string; required?: string[] }

const refusals: Record<number, DeployCode> = {
  401: 'refused-secret',
  403: 'refused-secret',
  404: 'no-such-site',
  422: 'refused-files',
}

/** @param api another address than Netlify's, for tests. @throws {DeployError} */
export async function sendToNetlify({ siteId }: NetlifyTarget, sending: Sending, api = API) {
  const { out, credentials, signal, onProgress } = sending
  const host = 'Netlify'
  if (!credentials.secret) throw new DeployError('needs-token')
  const files = await readSiteFiles(out, 'sha1')

  /** Asks again while Netlify asks to wait, or fails by itself. */
  async function ask(method: string, path: string, body?: BodyInit, type = 'application/json') {
    const headers = { Authorization: `Bearer ${credentials.secret}`, 'Content-Type': type }
    const init = { method, headers, signal, redirect: 'error', ...(body && { body }) } as const
    for (let waited = 0; ; ) {
      const response = await fetch(`${api}/${path}`, init).catch(() => {
        throw new DeployError(signal.aborted ? 'stopped' : 'connection-lost', { host })
      })
      const { status } = response
      if (response.ok) return response.json() as Promise<Deploy>
      const seconds = secondsToWait(response.headers)
      if (status !== 429 && status < 500) {
        throw new DeployError(refusals[status] ?? 'host-fails', { host, status, siteId })
      }
      waited += seconds
      if (waited > PATIENCE_S) {
        throw new DeployError(status === 429 ? 'too-often' : 'host-fails', {
          host,
          status,
          seconds,
        })
      }
      await sleep(seconds * 1000, undefined, { signal }).catch(() => {
        throw new DeployError('stopped')
      })
    }
  }

  const digests = Object.fromEntries(Object.entries(files).map(([path, { hash }]) => [path, hash]))
  const site = `sites/${siteId}`
  const deploy = await ask('POST', `${site}/deploys`, JSON.stringify({ files: digests }))
  const required = new Set(deploy.required)
  const lacking = Object.entries(files).filter(([, { hash }]) => required.has(hash))
  const progress = countProgress(
    lacking.map(([, { size }]) => size),
    onProgress,
  )
  for (const [path, { size }] of lacking) {
    const body = await readFile(join(out, path)).catch(() => {
      throw new DeployError('site-changed', { path })
    })
    await ask('PUT', `deploys/${deploy.id}/files${path}`, body, 'application/octet-stream')
    progress.addBytes(size)
    progress.addFile()
  }
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { state } = await ask('GET', `${site}/deploys/${deploy.id}`)
    if (state === 'ready') return
    if (state === 'error') break
    await sleep(POLL_MS)
  }
  throw new DeployError('refused-files', { host, status: 'error' })
}

/** `Retry-After`, or the moment that Netlify documents: `X-RateLimit-Reset`, in seconds since 1970. */
function secondsToWait(headers: Headers): number {
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  if (after > 0) return after
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) - Date.now() / 1000
  return reset > 0 ? Math.ceil(reset) : PAUSE_S
}
