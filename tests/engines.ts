// Run by `npm run test:engines`: the browser tests in the other engines that this machine can start.
import { spawnSync } from 'node:child_process'
import { engines } from './engines.config.ts'

const ready: string[] = []
const unproved: string[] = []
for (const [name, { start, install }] of Object.entries(engines)) {
  try {
    const browser = await start()
    await browser.close()
    ready.push(name)
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    unproved.push(`${name} is not proved here (${install}): ${reason}`)
  }
}

if (ready.length > 0) {
  const projects = ready.flatMap((name) => ['--project', name])
  const suite = ['node_modules/@playwright/test/cli.js', 'test', '--config']
  const { status } = spawnSync(
    process.execPath,
    [...suite, 'tests/engines.config.ts', ...projects],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
for (const line of unproved) console.log(line)
