import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { OwnerError } from '../owner/problems/owner-error.ts'

/**
 * Builds the site of this folder in a process of its own, while the atelier or `npm run deploy` goes on.
 *
 * @throws {OwnerError} with the build's error output, which is written for the owner
 */
export async function runBuild(SITE: string) {
  try {
    await promisify(execFile)(
      process.execPath,
      [resolve('node_modules/vite/bin/vite.js'), 'build'],
      { env: { ...process.env, NODE_ENV: 'production', SITE } },
    )
  } catch (error) {
    throw new OwnerError(String((error as { stderr?: string }).stderr).trim())
  }
}
