import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedServers, startServer, writeFixture } from '../tests/servers/start-server.ts'
import { caching, headers } from './headers.ts'

type Expected = {
  status: number
  /** The file whose bytes are sent. */
  file?: string
  /** Headers besides the constant ones; `undefined` where the header must be absent. */
  headers?: Record<string, string | RegExp | undefined>
  length?: number
}

const { immutable, revalidate } = caching
const notFound: Expected = {
  status: 404,
  file: '404.html',
  headers: { 'cache-control': revalidate },
}
const home: Expected = { status: 200, file: 'index.html', headers: { 'cache-control': revalidate } }
const script = '/assets/browser-x1Y2z3W4.js'
const film = '/assets/film-a1B2c3D4.mp4'
const to = (location: string) => ({ status: 308, headers: { location } })
const notAllowed: Expected = { status: 405, headers: { allow: /GET, HEAD/ } }

/** What visitors, crawlers and one attacker ask of any host, and what it answers. */
const requests: [asked: string, expected: Expected, headers?: Record<string, string>][] = [
  ['GET /', home],
  ['GET /merci?utm_source=lettre', { status: 200, file: 'merci.html' }],
  ['HEAD /merci', { status: 200, length: 0 }],
  ['GET /merci/', to('/merci')],
  ['GET /merci.html?a=b', to('/merci?a=b')],
  ['GET /index.html', to('/')],
  ['GET //evil.example/', { ...notFound, headers: { location: undefined } }],
  ['GET /nulle-part', notFound],
  ['GET /404.html', notFound],
  ['GET /assets/', notFound],
  ['GET /assets/browser-00000000.js', notFound],
  ['GET /.construction.json', notFound],
  ['GET /.well-known/security.txt', { status: 200, file: '.well-known/security.txt' }],
  ['POST /', notAllowed],
  ['DELETE /merci', notAllowed],
  [
    `GET ${script}`,
    {
      status: 200,
      file: script,
      headers: { 'cache-control': immutable, 'content-encoding': /^(?:br|gzip)$/ },
    },
    { 'Accept-Encoding': 'gzip, br' },
  ],
  [
    'GET /merci',
    {
      status: 200,
      file: 'merci.html',
      headers: { 'content-encoding': 'gzip', vary: /Accept-Encoding/i },
    },
    { 'Accept-Encoding': 'gzip' },
  ],
  [
    `GET ${film}`,
    { status: 206, headers: { 'content-range': 'bytes 0-1/10000' }, length: 2 },
    { Range: 'bytes=0-1' },
  ],
  [`GET ${film}`, { status: 416 }, { Range: 'bytes=20000-' }],
]

describe.each(installedServers)('%s', (name) => {
  let dir: string
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    dir = await writeFixture()
    server = await startServer(name, dir)
  })
  afterAll(() => server.stop())

  it.each(requests)('answers %s', async (asked, expected, sent = {}) => {
    const answer = await ask(server.port, asked, sent)
    expect(answer.status).toBe(expected.status)
    for (const [header, value] of Object.entries(headers)) {
      expect(answer.headers[header.toLowerCase()], header).toBe(value)
    }
    for (const [header, value] of Object.entries(expected.headers ?? {})) {
      if (value instanceof RegExp) expect(answer.headers[header]).toMatch(value)
      else expect(answer.headers[header], header).toBe(value)
    }
    if (expected.file) expect(answer.body.equals(readFileSync(join(dir, expected.file)))).toBe(true)
    if (expected.length !== undefined) expect(answer.body).toHaveLength(expected.length)
  })
})

async function ask(port: number, asked: string, sent: Record<string, string>) {
  const [method, path] = asked.split(' ')
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const pending = request(
        { host: '127.0.0.1', port, method, path, headers: sent },
        async (response) => {
          const { statusCode: status = 0, headers: received } = response
          const bytes = await buffer(response)
          const coding = bytes.length > 0 && received['content-encoding']
          const decode = coding === 'br' ? brotliDecompressSync : gunzipSync
          resolve({ status, headers: received, body: coding ? decode(bytes) : bytes })
        },
      )
      pending.on('error', reject)
      pending.end()
    },
  )
}
