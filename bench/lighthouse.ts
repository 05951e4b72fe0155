import { execFile, execSync } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumFlags, chromiumPath } from './slow-phone.ts'

/** The version of Lighthouse that a benchmark installs: package.json does not list this large package. */
export const lighthouseVersion = '12.8.2'

const TIMEOUT_MS = 150_000
const MAX_REPORT_BYTES = 50_000_000

/** Returns an audit's result in milliseconds, bytes or items: `visit('first-contentful-paint')` → `1210` */
export type Visit = (audit: string) => number

/**
 * Installs Lighthouse, because `npx` would start npm at each visit.
 *
 * @returns a function that visits an address as Lighthouse's default phone, a slow one
 */
export function prepareLighthouse() {
  const folder = '.build/lighthouse'
  const options = '--no-save --no-audit --no-fund --ignore-scripts --no-engine-strict'
  execSync(`npm install --prefix ${folder} ${options} lighthouse@${lighthouseVersion}`)

  return async (address: string): Promise<Visit> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        `${folder}/node_modules/lighthouse/cli/index.js`,
        ...[address, '--quiet', '--output=json', '--output-path=stdout'],
        '--only-categories=performance',
        `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: chromiumPath },
        timeout: TIMEOUT_MS,
        maxBuffer: MAX_REPORT_BYTES,
      },
    )
    return readReport(JSON.parse(stdout))
  }
}

// biome-ignore lint/suspicious/noExplicitAny: Lighthouse publishes the type of its report only with its package
function readReport({ audits, runtimeError }: any): Visit {
  if (runtimeError) throw new Error(runtimeError.message)
  return (audit) => audits[audit].numericValue ?? audits[audit].details.items.length
}
