import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { OwnerError } from './owner-error.ts'

/**
 * Builds the site in a process of its own.
 *
 * @param env `SITE` and `OUT_DIR`, where they are not those of the environment
 * @throws {OwnerError} with the build's error output, which is written for the owner
 */
export async function runBuild(env: Record<string, string>) {
  try {
    await promisify(execFile)(
      process.execPath,
      [resolve('node_modules/vite/bin/vite.js'), 'build'],
      { env: { ...process.env, NODE_ENV: 'production', ...env } },
    )
  } catch (error) {
    throw new OwnerError(String((error as { stderr?: string }).stderr).trim())
  }
}
