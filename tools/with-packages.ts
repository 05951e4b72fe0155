import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPackages } from './fetch-packages.js'

/**
 * Fetches npm packages for the time of one command.
 *
 * @param packages with their exact version, e.g. `sharp@0.35.5`
 */
export async function withPackages<Made>(
  packages: string[],
  work: (require: NodeJS.Require) => Promise<Made>,
): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    if (!fetchPackages(folder, packages)) throw new Error(`${packages} could not be fetched.`)
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
