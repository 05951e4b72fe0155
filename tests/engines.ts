// Run by `npm run test:engines`: the browser tests in the other engines that are installed on this machine.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { engines } from './engines.config.ts'

const installed: string[] = []
const missing: string[] = []
for (const [name, { path, install }] of Object.entries(engines)) {
  if (existsSync(path)) installed.push(name)
  else missing.push(`${name} is not proved here: ${install}`)
}

if (installed.length > 0) {
  const projects = installed.flatMap((name) => ['--project', name])
  const suite = ['node_modules/@playwright/test/cli.js', 'test', '--config']
  const { status } = spawnSync(
    process.execPath,
    [...suite, 'tests/engines.config.ts', ...projects],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
for (const line of missing) console.log(line)
