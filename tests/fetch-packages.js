import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'

/** The command that runs npm. On Windows, npm is a shell script, so Node runs npm's JavaScript file instead. */
const npm =
  process.platform === 'win32'
    ? [process.execPath, join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')]
    : ['npm']

/**
 * Installs packages that only tests need, in a folder of their own: building the site does without them.
 *
 * @param {string} folder
 * @param {string[]} packages with their version, e.g. `sharp@0.35.5`
 */
export function fetchPackages(folder, packages) {
  const [command = '', ...before] = npm
  const options = [
    ...['--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    // `--no-engine-strict`, because some packages ask for a later version of Node than they need.
    ...['--ignore-scripts', '--no-engine-strict'],
  ]
  const { status } = spawnSync(
    command,
    [...before, 'install', '--prefix', folder, ...options, ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status === 0
}
