// Stands in for Netlify's API for deploys. The documentation that it follows is named in
// hosting/deploy/netlify.ts, with the day when it was read.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const TOKEN = 'nfp_jeton-de-test'
export const SITE_ID = '3970e0fe-8564-4903-9a55-c5f8de49fb8b'

/** A refusal that the API answers instead of handling a request: its status and its headers. */
export type Refusal = { status: number; headers?: Record<string, string> }

export async function startNetlify() {
  const contents = new Map<string, string>()
  let deploy: { id: string; files: Record<string, string>; lacks: Set<string> } | undefined
  const netlify = {
    api: '',
    /** The requests received, such as `PUT /deploys/1/files/index.html`. */
    requests: [] as string[],
    refusals: [] as Refusal[],
    /** The files that visitors get: path → content. */
    online: new Map<string, string>(),
    stop: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    const { method, headers } = request
    const path = (request.url ?? '').replace('/api/v1', '')
    netlify.requests.push(`${method} ${path}`)
    const body = await buffer(request)
    const refusal = netlify.refusals.shift()
    if (refusal) return send(response, refusal.status, { message: 'no' }, refusal.headers)
    if (headers.authorization !== `Bearer ${TOKEN}`) return send(response, 401, { code: 401 })
    const [, deployed] = /^\/deploys\/\w+\/files(\/.*)$/.exec(path) ?? []
    if (method === 'POST' && path === `/sites/${SITE_ID}/deploys`) {
      const { files } = JSON.parse(String(body)) as { files: Record<string, string> }
      const lacks = new Set(Object.values(files).filter((digest) => !contents.has(digest)))
      deploy = { id: '1', files, lacks }
    } else if (method === 'PUT' && deployed && deploy) {
      const digest = createHash('sha1').update(body).digest('hex')
      if (deploy.files[deployed] !== digest) return send(response, 422, { message: 'digest' })
      contents.set(digest, String(body))
      deploy.lacks.delete(digest)
      return send(response, 200, { path: deployed })
    } else if (path !== `/sites/${SITE_ID}/deploys/1` || !deploy) {
      return send(response, 404, { code: 404, message: 'Not Found' })
    }
    const isWhole = deploy.lacks.size === 0
    if (isWhole) {
      const found = Object.entries(deploy.files).map(
        ([name, digest]) => [name, contents.get(digest) ?? ''] as const,
      )
      netlify.online = new Map(found)
    }
    return send(response, 200, {
      id: deploy.id,
      state: isWhole ? 'ready' : 'uploading',
      required: [...deploy.lacks],
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  netlify.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  return netlify
}

const send = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify(body))
