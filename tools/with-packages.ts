import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Fetches npm packages for the time of one command. Whoever builds the site never needs them, so
 * they are not dependencies of the repository.
 *
 * @param packages with their exact version, e.g. `sharp@0.35.5`
 */
export async function withPackages<Made>(
  packages: string[],
  work: (require: NodeJS.Require) => Promise<Made>,
): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  try {
    execFileSync('npm', ['install', ...options, '--loglevel=error', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    return await work(createRequire(join(folder, 'index.js')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// biome-ignore lint/suspicious/noExplicitAny: sharp publishes no type without its package
type Sharp = (picture: Buffer) => any

/** The same, with the one package that makes pictures smaller. */
export const withSharp = <Made>(work: (sharp: Sharp) => Promise<Made>) =>
  withPackages(['sharp@0.35.5'], (require) => work(require('sharp')))

/** A screenshot as small as a PNG gets with few colours. */
export const compressPng = (sharp: Sharp, screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer()
