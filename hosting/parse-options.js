/** Options of the command line, and the variables that a POSIX shell may set instead of them. */
const variables = { 'site-dir': 'SITE', 'out-dir': 'OUT_DIR', port: 'PORT', host: 'HOST' }

/**
 * Moves options into the environment: `--site-dir folder` and `--site-dir=folder` set `SITE`. Others stay.
 * @param {(keyof typeof variables)[]} names
 */
export function parseOptions(...names) {
  for (const name of names) {
    const index = process.argv.findIndex((argument) => argument.split('=')[0] === `--${name}`)
    if (index < 0) continue
    const [, valueAfterSign] = /=(.*)/.exec(process.argv[index] ?? '') ?? []
    process.env[variables[name]] = valueAfterSign ?? process.argv[index + 1] ?? ''
    process.argv.splice(index, valueAfterSign === undefined ? 2 : 1)
  }
}
