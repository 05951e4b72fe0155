/** What a POSIX shell says before a command (`SITE=folder npm start`), any other says after `--`. */
const variables = { 'site-dir': 'SITE', 'out-dir': 'OUT_DIR', port: 'PORT', host: 'HOST' }

/**
 * Takes these options from the command line into the environment: `--site-dir folder`.
 * @param {(keyof typeof variables)[]} names
 */
export function readOptions(...names) {
  for (const name of names) {
    const at = process.argv.findIndex((each) => each.split('=')[0] === `--${name}`)
    if (at < 0) continue
    const [, joined] = /=(.*)/.exec(process.argv[at] ?? '') ?? []
    process.env[variables[name]] = joined ?? process.argv[at + 1] ?? ''
    process.argv.splice(at, joined === undefined ? 2 : 1)
  }
}
