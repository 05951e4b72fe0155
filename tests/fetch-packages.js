import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'

/** On Windows npm's command is a script, which only a shell runs; npm itself lies beside Node. */
const npm =
  process.platform === 'win32'
    ? [process.execPath, join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')]
    : ['npm']

/**
 * Puts npm packages in `node_modules` of a folder where the project does not look for its own:
 * whoever builds the site never needs them, so they are not its dependencies.
 * @param {string} folder
 * @param {string[]} packages with their version, e.g. `sharp@0.35.5`
 * @returns {boolean} whether they are there
 */
export function fetchPackages(folder, packages) {
  const [command = '', ...before] = npm
  const options = [
    ...['--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    // Some ask for a later Node than they use.
    ...['--ignore-scripts', '--no-engine-strict'],
  ]
  const { status } = spawnSync(
    command,
    [...before, 'install', '--prefix', folder, ...options, ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status === 0
}
