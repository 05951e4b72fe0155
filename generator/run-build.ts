import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { OwnerError } from '../owner/problems/OwnerError.ts'
import { siteFolderPath } from '../owner/read/site-folder.ts'
import { outFolder } from './built-folder.ts'

/**
 * Builds a site in a process of its own, while the command or the atelier goes on.
 *
 * @param site the owner's folder, by default the one that `SITE` names
 * @param out the folder of the built site, by default the one that `OUT_DIR` names
 * @throws {OwnerError} with the build's error output, which is written for the owner
 */
export async function runBuild(site = siteFolderPath(), out = outFolder()) {
  const command = [resolve('node_modules/vite/bin/vite.js'), 'build']
  const env = { ...process.env, NODE_ENV: 'production', SITE: site, OUT_DIR: out }
  try {
    await promisify(execFile)(process.execPath, command, { env })
  } catch (error) {
    throw new OwnerError(String((error as { stderr?: string }).stderr).trim())
  }
}
