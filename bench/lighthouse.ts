import { execFile, execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from './chromium.ts'

/** Fetched when it is needed, and never a dependency. */
export const lighthouseVersion = '12.8.2'

const TIMEOUT_MS = 150_000

/** What one visit of a slow phone was like, by the name of an audit: milliseconds, bytes, or how many. */
export type Visit = (audit: string) => number

/** Lighthouse's own file, so that npm is not started again for each visit. */
function fetchLighthouse(): string {
  const folder = '.build/lighthouse'
  const options = '--no-save --no-audit --no-fund --ignore-scripts --no-engine-strict'
  execSync(`npm install --prefix ${folder} ${options} lighthouse@${lighthouseVersion}`)
  return `${folder}/node_modules/lighthouse/cli/index.js`
}

/** Prepares Lighthouse in its default mobile simulation. */
export function prepareLighthouse(): (address: string) => Promise<Visit> {
  const lighthouse = fetchLighthouse()
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

  return async (address) => {
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
    const file = join(folder, 'report.json')
    try {
      await promisify(execFile)(
        process.execPath,
        [
          ...[lighthouse, address, '--quiet', '--output=json', `--output-path=${file}`],
          '--only-categories=performance',
          `--chrome-flags=${flags.join(' ')}`,
        ],
        { env: { ...process.env, CHROME_PATH: chromiumPath }, timeout: TIMEOUT_MS },
      )
      return readReport(JSON.parse(readFileSync(file, 'utf8')))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a report of Lighthouse, which publishes no type without its package
function readReport({ audits, runtimeError }: any): Visit {
  if (runtimeError) throw new Error(runtimeError.message)
  return (audit) => audits[audit].numericValue ?? audits[audit].details.items.length
}
