import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

const folder = temporaryFolder()

// The command builds the whole site, which takes half a minute on a busy machine.
it('tells the owner where the site is served, and which command comes next', async () => {
  const start = spawn(process.execPath, ['generator/commands/start.js'], {
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: join(folder, 'dist'), PORT: '0' },
  })
  onTestFinished(() => void start.kill())
  let said = ''
  for await (const text of start.stdout) {
    said += text
    if (said.includes('LISEZMOI.md.')) break
  }
  const [served, next] = said.trim().split('\n').slice(-2)
  expect(served).toMatch(/^Le site est servi sur http:\/\/localhost:\d+$/)
  expect(next).toContain('Pour modifier le site : « npm run atelier ».')
}, 60_000)
