import { request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = {
  status: number
  /** The headers of the response: each name, in lower case, with all its values. */
  headers: NodeJS.Dict<string[]>
  body: Buffer
}

/**
 * Sends `text` as a request, byte for byte (ordinary clients would correct it), and reads one response. Gives
 * nothing if the server closes the connection without a response.
 */
export function probe(port: number, text: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const write = socket.write.bind(socket, text, 'latin1')
    // Node's HTTP client parses the response, but `text` is sent in place of its own request.
    const createConnection = () => Object.assign(socket, { write: () => write() })
    const method = text.startsWith('HEAD') ? 'HEAD' : 'GET'
    const pending = request({ method, createConnection }, (response) => {
      const { statusCode: status = 0, headersDistinct: headers } = response
      buffer(response)
        .then((body) => resolve({ status, headers, body }), reject)
        .finally(() => socket.destroy())
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no end of answer to ${text}`)))
    pending.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a request may reset the connection early: that counts as no response.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(undefined)
      else reject(error)
    })
    pending.end()
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

export function decoded({ headers, body }: Answer): Buffer {
  const coding = body.length > 0 && headers['content-encoding']?.[0]
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
