// Publishes a built site on Netlify: sends the digests of all files first, then the files that Netlify does not
// have. Netlify shows a deploy to visitors all at once, when all its files have arrived.
//
// Documentation, read on 2026-11-23: « Deploy with the API, file digest method » and « Rate limiting »
// in https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/, and `createSiteDeploy`,
// `uploadDeployFile`, `getSiteDeploy` of https://github.com/netlify/open-api, swagger.yml at 6508031.
import { setTimeout as sleep } from 'node:timers/promises'
import { type DeployCode, DeployError } from './deploy-error.ts'
import { countProgress } from './progress.ts'
import type { Sending } from './Sending.ts'
import { readSiteFile, readSiteFiles } from './site-files.ts'
import type { NetlifyTarget } from './target.ts'

const API = 'https://api.netlify.com/api/v1'

/** How often Netlify is asked whether a deploy is on line, and how many times at most. */
const POLL_MS = 1000
const MOST_POLLS = 300
/** For how long a request may wait in all before the publication gives up. */
const MOST_WAITED_S = 120
/** The wait before a request is sent again, where Netlify's response has no `Retry-After`. */
const DEFAULT_WAIT_S = 5

/** What Netlify says of a deploy; `required` lists the digests of the files that Netlify does not have. */
type Deploy = { id: string; state: string; required?: string[] }

const codes: Record<number, DeployCode> = {
  401: 'refused-secret',
  403: 'refused-secret',
  404: 'no-such-site',
  422: 'refused-files',
  429: 'too-often',
}

/** @param api address of Netlify's API; tests give that of a stand-in. @throws {DeployError} */
export async function sendToNetlify({ siteId }: NetlifyTarget, sending: Sending, api = API) {
  if (!sending.secret) throw new DeployError('needs-token')
  const { files } = await readSiteFiles(sending.out)
  const request = makeRequests(api, siteId, sending)
  const deploys = `sites/${siteId}/deploys`
  const digests = Object.fromEntries(Object.entries(files).map(([path, { hash }]) => [path, hash]))
  const { id, required = [] } = await request('POST', deploys, JSON.stringify({ files: digests }))

  const missing = Object.entries(files).filter(([, { hash }]) => required.includes(hash))
  const sizes = missing.map(([, { size }]) => size)
  const progress = countProgress(sizes, sending.onProgress)
  for (const [path, { size }] of missing) {
    await request('PUT', `deploys/${id}/files${path}`, await readSiteFile(sending.out, path))
    progress.addBytes(size)
    progress.addFile()
  }
  await waitUntilShown(() => request('GET', `${deploys}/${id}`))
}

async function waitUntilShown(readDeploy: () => Promise<Deploy>) {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const { state } = await readDeploy()
    if (state === 'ready') return
    if (state === 'error') break
    await sleep(POLL_MS)
  }
  throw new DeployError('refused-files')
}

/** A request is sent again, after a while, if Netlify asks for it (status 429) or has failed (500 and above). */
function makeRequests(api: string, siteId: string, { secret }: Sending) {
  const host = 'Netlify'
  return async function send(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    waitedBefore = 0,
  ): Promise<Deploy> {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
    const response = await fetch(`${api}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': type },
      body: body ?? null,
      redirect: 'error',
    }).catch(() => {
      throw new DeployError('connection-lost', { host })
    })
    if (response.ok) return response.json()

    const { status } = response
    const seconds = Number(response.headers.get('retry-after')) || DEFAULT_WAIT_S
    const secondsWaited = waitedBefore + seconds
    const mayPass = status === 429 || status >= 500
    if (!mayPass || secondsWaited > MOST_WAITED_S) {
      throw new DeployError(codes[status] ?? 'host-fails', { host, status, siteId, seconds })
    }
    await sleep(seconds * 1000)
    return send(method, path, body, secondsWaited)
  }
}
