// Stands in for Netlify's API for deploys. The documentation that it follows is named in publish/netlify.ts.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'

export const TOKEN = 'nfp_jeton-de-test'
export const SITE_ID = '3970e0fe-8564-4903-9a55-c5f8de49fb8b'

export async function startNetlify() {
  const netlify = {
    api: '',
    /** The status that the API answers instead of handling a request. */
    refusal: undefined as number | undefined,
    /** What becomes of a deploy, one state for each time that the client asks. */
    states: ['processing', 'ready'],
    /** The files that visitors get: path → content. */
    online: new Map<string, string>(),
    stop: () => server.close(),
  }
  let asked = 0
  let sent = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const { method, url, headers } = request
    const deploys = `/api/v1/sites/${SITE_ID}/deploys`
    const zip = await buffer(request)
    if (netlify.refusal) return send(netlify.refusal, { message: 'no' })
    if (headers.authorization !== `Bearer ${TOKEN}`) return send(401, { code: 401 })
    if (method === 'POST' && url === deploys && headers['content-type'] === 'application/zip') {
      asked = 0
      const files = Object.entries(unzipSync(new Uint8Array(zip)))
      sent = new Map(files.map(([name, content]) => [`/${name}`, strFromU8(content)]))
      return send(200, { id: 'd1', state: 'uploaded' })
    }
    if (method !== 'GET' || url !== `${deploys}/d1`) return send(404, { code: 404 })
    const state = netlify.states[asked] ?? 'ready'
    asked += 1
    if (state === 'ready') netlify.online = sent
    return send(200, { id: 'd1', state })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  netlify.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  return netlify
}
