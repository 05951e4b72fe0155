import type { ChildProcess } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { withValue } from '../owner/values.ts'
import { freshCopy } from './fresh-copy.ts'
import { launchAtelier } from './launch-atelier.ts'

// Importing this file starts one atelier, on a fresh copy of the project.
export const project = freshCopy()
export const site = join(project, 'site')
export const atelier = { port: 0, token: '', errors: '' }
let server: ChildProcess

beforeAll(async () => {
  const launched = await launchAtelier(project)
  server = launched.server
  server.stderr?.on('data', (text) => {
    atelier.errors += text
  })
  atelier.port = Number(launched.address.port)
  atelier.token = launched.address.hash.slice(1)
}, 90_000)
afterAll(() => {
  server.kill()
  rmSync(project, { recursive: true, force: true })
})
beforeEach(() => {
  for (const name of readdirSync(site)) rmSync(join(site, name), { recursive: true })
  cpSync('site', site, { recursive: true })
})

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  host?: string
  to?: number
}

/** Sends a request exactly as given: `fetch` would correct some of it. */
export const send = (path: string, asked: Asked = {}) => {
  const { method = 'POST', headers = {}, body = '', host = '127.0.0.1', to = atelier.port } = asked
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const all = { 'x-jeton': atelier.token, ...headers }
      const options = { host, port: to, path, method, headers: all, agent: false }
      const sent = request(options, async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers })
      })
      sent.on('error', reject).end(body)
    },
  )
}
export const get = async (path: string, asked: Asked = {}) =>
  (await send(path, { method: 'GET', ...asked })).status

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at one value at a time
export const ask = async (path: string, body: object = {}): Promise<any> => {
  const { status, text } = await send(`/api/${path}`, { body: JSON.stringify(body) })
  return { status, ...JSON.parse(text) }
}
/** Sends a whole file as the form does, and gives the state of the site after it. */
export async function save(file: string, data: unknown, from?: string) {
  const { state } = await ask('state')
  const body = JSON.stringify({ data, from: from ?? state.files[file]?.version, page: 'test' })
  const { status, text } = await send(`/api/file?name=${file}`, { method: 'PUT', body })
  return { status, ...JSON.parse(text) }
}
/** Changes answers of a file as the form does. */
export async function change(file: string, ...answers: [path: string, answer: unknown][]) {
  let { data } = (await ask('state')).state.files[file]
  for (const [path, answer] of answers) data = withValue(data, path.split('.'), answer)
  return save(file, data)
}
export const put = (name: string, body: string | Buffer = '<svg></svg>') =>
  send(`/api/media?name=${encodeURIComponent(name)}`, { method: 'PUT', body })
export const read = (file: string) => readFileSync(join(site, file), 'utf8')
export const shipped = readFileSync('site/site.yaml', 'utf8')
export const media = () => readdirSync(join(site, 'media')).sort()
