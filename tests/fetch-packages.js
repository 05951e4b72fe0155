import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'

/** On Windows npm's command is a script, which only a shell runs; npm itself lies beside Node. */
const npm =
  process.platform === 'win32'
    ? [process.execPath, join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')]
    : ['npm']

/**
 * Installs in a folder of its own what only tests need, and whoever builds the site is spared.
 *
 * @param {string} folder
 * @param {string[]} packages with their version, e.g. `sharp@0.35.5`
 * @returns {boolean} whether they are installed
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
