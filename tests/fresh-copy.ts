import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Copies the project as after a clone and `npm ci`: with the shipped `site/`, and nothing built. */
export function freshCopy(copy = realpathSync(mkdtempSync(join(tmpdir(), 'copie-')))): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    cpSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** The environment for a command in the copy: that of the tests, without variables of their own. */
export const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const { SITE: _site, OUT_DIR: _out, NODE_ENV: _mode, ...rest } = process.env
  return { ...rest, ...more }
}
