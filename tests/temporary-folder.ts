import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes a folder that is removed after the file's tests or, with `onTestFinished`, after the current test. */
export function temporaryFolder(after: (remove: () => void) => void = afterAll): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type Files = Record<string, string | Buffer>

/** Writes files, and the folders that they are in: path → content. */
export function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
