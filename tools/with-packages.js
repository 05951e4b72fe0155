import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Fetches npm packages for the time of one command. Whoever builds the site never needs them, so
 * they are not dependencies of the repository.
 * @template T
 * @param {string[]} packages with their exact version, e.g. `sharp@0.35.5`
 * @param {(require: NodeJS.Require) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPackages(packages, work) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    const options = [
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    execFileSync('npm', ['install', ...options, ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    return await work(createRequire(join(folder, 'index.js')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
