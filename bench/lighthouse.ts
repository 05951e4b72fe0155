import { execFile, execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, chromiumPath } from './slow-phone.ts'

/** The version of Lighthouse that a benchmark installs: package.json does not list this large package. */
export const lighthouseVersion = '12.8.2'

const TIMEOUT_MS = 150_000

/** Returns an audit's result in milliseconds, bytes or items: `visit('first-contentful-paint')` → `1210` */
export type Visit = (audit: string) => number

/** Lighthouse is installed, because `npx` would start npm at each visit. */
function installLighthouse(): string {
  const folder = '.build/lighthouse'
  const options = '--no-save --no-audit --no-fund --ignore-scripts --no-engine-strict'
  execSync(`npm install --prefix ${folder} ${options} lighthouse@${lighthouseVersion}`)
  return `${folder}/node_modules/lighthouse/cli/index.js`
}

export function prepareLighthouse(): (address: string) => Promise<Visit> {
  const script = installLighthouse()
  const flags = ['--headless=new', ...chromiumFlags]

  return async (address) => {
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
    const file = join(folder, 'report.json')
    try {
      await promisify(execFile)(
        process.execPath,
        [
          ...[script, address, '--quiet', '--output=json', `--output-path=${file}`],
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

// biome-ignore lint/suspicious/noExplicitAny: Lighthouse publishes the type of its report only with its package
function readReport({ audits, runtimeError }: any): Visit {
  if (runtimeError) throw new Error(runtimeError.message)
  return (audit) => audits[audit].numericValue ?? audits[audit].details.items.length
}
