import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = {
  status: number
  /** Lower-case name → every value received under it. */
  headers: Record<string, string[]>
  body: Buffer
}

/**
 * Sends these very bytes and reads one answer: clients that tidy addresses and headers up cannot
 * show how a server takes untidy ones.
 *
 * @returns `undefined` when the server closed the connection without a word
 */
export function probe(port: number, request: string): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    const finish = () => {
      socket.destroy()
      resolve(
        chunks.length > 0 ? parse(Buffer.concat(chunks), request.startsWith('HEAD')) : undefined,
      )
    }
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no end of answer to ${request}`)))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // Not every server closes when it is asked to.
      if (isWhole(chunks, request.startsWith('HEAD'))) finish()
    })
    socket.on('end', finish)
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a request may reset the connection on what it did not read.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') finish()
      else reject(error)
    })
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

function parse(bytes: Buffer, isHead: boolean): Answer {
  const end = bytes.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers: Record<string, string[]> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers[name] = [...(headers[name] ?? []), line.slice(colon + 1).trim()]
  }
  const rest = bytes.subarray(end + 4)
  const body = headers['transfer-encoding']?.includes('chunked') && !isHead ? unchunk(rest) : rest
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

function isWhole(chunks: Buffer[], isHead: boolean): boolean {
  const received = chunks.reduce((sum, { length }) => sum + length, 0)
  const first = Buffer.concat(chunks.slice(0, 4))
  const start = first.indexOf('\r\n\r\n') + 4
  if (start < 4) return false
  const head = first.subarray(0, start).toString('latin1')
  if (isHead || /^HTTP\/1\.1 (?:204|304) /.test(head)) return true
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
  if (length) return received >= start + Number(length)
  const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head)
  return isChunked && /\r\n0\r\n\r\n$/.test(Buffer.concat(chunks.slice(-3)).toString('latin1'))
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}

/** The content that a visitor gets, whatever coding carried it. */
export function decoded({ headers, body }: Answer): Buffer {
  const coding = body.length > 0 && headers['content-encoding']?.[0]
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}
