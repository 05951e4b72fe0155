import { request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = {
  status: number
  /** Lower-case name → every value received under it. */
  headers: NodeJS.Dict<string[]>
  body: Buffer
}

/**
 * Sends these very bytes and reads one answer: clients that tidy addresses and headers up cannot
 * show how a server takes untidy ones.
 *
 * @returns `undefined` when the server closed the connection without a word
 */
export function probe(port: number, text: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const write = socket.write.bind(socket, text, 'latin1')
    // Node reads the answer to a request that it has not written.
    const createConnection = () => Object.assign(socket, { write: () => write() })
    const method = text.startsWith('HEAD') ? 'HEAD' : 'GET'
    const asked = request({ method, createConnection }, (response) => {
      const { statusCode: status = 0, headersDistinct: headers } = response
      buffer(response)
        .then((body) => resolve({ status, headers, body }), reject)
        .finally(() => socket.destroy())
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no end of answer to ${text}`)))
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a request may reset the connection on what it did not read.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}

export function requestText(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** The content that a visitor gets, whatever coding carried it. */
export function decoded({ headers, body }: Answer): Buffer {
  const coding = body.length > 0 && headers['content-encoding']?.[0]
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
