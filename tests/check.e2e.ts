import { execFile } from 'node:child_process'
import { environment } from './fresh-copy.ts'
import { expect, test } from './site.ts'

const check = (args: string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'generator/commands/check.ts', ...args],
      { env: environment() },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

test('an option that does not exist is said in French, with those that do', async () => {
  const { output } = await check(['--vite'])
  expect(output).toContain(
    '« --vite » n’est pas compris. Options possibles, après « -- » : --published,',
  )
})
