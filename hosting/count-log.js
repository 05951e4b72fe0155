const MOST_PER_SECOND = 100
const MOST_WAITING = 64 * 1024

/**
 * Writes a line for each count, in the usual format of logs, with nothing of the visitor. A line is
 * lost rather than kept in memory: when counts come too fast, or when whoever reads them stops.
 * @param {import('node:stream').Writable} output
 */
export function makeCountLog(output) {
  // A full disk or a closed pipe takes no line, and the site is served all the same.
  output.on('error', () => {})
  let second = ''
  let count = 0
  /** @param {string} counted address of the count */
  return (counted) => {
    const [, day, month, year, time] = new Date().toUTCString().split(' ')
    const now = `${day}/${month}/${year}:${time} +0000`
    count = now === second ? count + 1 : 1
    second = now
    if (count <= MOST_PER_SECOND && output.writableLength < MOST_WAITING) {
      output.write(`- - - [${now}] "POST ${counted} HTTP/1.1" 204 0 "-" "-"\n`)
    }
  }
}
