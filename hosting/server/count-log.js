const MOST_LINES_PER_SECOND = 100

/**
 * Makes the function that writes a line to the log for each visit to count, in the common format of server logs
 * but without the visitor's address or browser. Lines that come too fast, or that nobody reads, are dropped.
 * @param {import('node:stream').Writable} output
 */
export function makeCountLog(output) {
  // Errors of the log (a full disk, a closed pipe) are ignored: otherwise they would stop the server.
  output.on('error', () => {})
  let second = ''
  let countsInSecond = 0
  /** @param {string} counted address that the visitor's page has posted to */
  return (counted) => {
    const time = writeTime(new Date())
    if (time !== second) {
      second = time
      countsInSecond = 0
    }
    countsInSecond += 1
    if (countsInSecond > MOST_LINES_PER_SECOND || output.writableNeedDrain) return
    output.write(`- - - [${time}] "POST ${counted} HTTP/1.1" 204 0 "-" "-"\n`)
  }
}

/** Example: `24/Nov/2026:14:05:09 +0000` @param {Date} date */
function writeTime(date) {
  // `toUTCString` gives `Tue, 24 Nov 2026 14:05:09 GMT`.
  const [, day, month, year, time] = date.toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
