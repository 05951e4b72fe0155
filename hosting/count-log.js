const MOST_PER_SECOND = 100
const MOST_WAITING = 64 * 1024

/**
 * Writes a line for each count, in the usual format of logs. A line is lost rather than kept in
 * memory: when counts come too fast, or when whoever reads them stops.
 * @param {import('node:stream').Writable} output
 */
export function makeCountLog(output) {
  // A full disk or a closed pipe takes no line, and the site is served all the same.
  output.on('error', () => {})
  let second = 0
  let count = 0
  /** @param {import('node:http').IncomingMessage} request */
  return (request) => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) count = 0
    second = now
    count += 1
    if (count <= MOST_PER_SECOND && output.writableLength < MOST_WAITING) {
      output.write(`${logLine(request)}\n`)
    }
  }
}

/**
 * With the beginning of the address only, and nothing of the page before or of the browser.
 * @param {import('node:http').IncomingMessage} request
 */
function logLine({ socket, method, url }) {
  const [, day, month, year, time] = new Date().toUTCString().split(' ')
  return `${truncate(socket.remoteAddress ?? '')} - - [${day}/${month}/${year}:${time} +0000] "${method} ${url} HTTP/1.1" 204 0 "-" "-"`
}

/**
 * Two of the four numbers, or of the eight.
 * @param {string} address
 */
function truncate(address) {
  const [, a, b] = /(?:^|:)(\d+)\.(\d+)\.\d+\.\d+$/.exec(address) ?? []
  return a ? `${a}.${b}.0.0` : `${address.split(':').slice(0, 2).join(':')}::`
}
