import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { environment, freshCopy } from '../tests/fresh-copy.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'

const project = freshCopy(temporaryFolder())
const programs = join(project, 'programs')
mkdirSync(programs)
const started: ChildProcess[] = []
afterAll(() => {
  // The shell, npm and Node end together.
  for (const { pid = 0, exitCode } of started) if (exitCode === null) process.kill(-pid)
})

/** Puts a program where the shell finds it first. */
const addProgram = (name: string, script: string) =>
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

function doubleClick(PORT = '0') {
  const PATH = `${programs}:${process.env.PATH}`
  const env = environment({ PATH, PORT, BROWSER: join(programs, 'browser') })
  const clicked = spawn(join(project, 'atelier.command'), { cwd: '/', env, detached: true })
  started.push(clicked)
  return clicked
}

const linesOf = (name: string) => {
  const file = join(project, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

it('says where to get Node where it is missing or too old', async () => {
  addProgram('node', 'exit 1')
  const [said] = await doubleClick().stdout.toArray()
  expect(String(said)).toContain('Installez la version « LTS » de https://nodejs.org/fr')
  rmSync(join(programs, 'node'))
})

it('installs once for a lockfile, and opens the page, which a second double click opens again', async () => {
  rmSync(join(project, 'node_modules'))
  const install = `mkdir node_modules && ln -s ${resolve('node_modules')}/* node_modules/`
  const start = 'exec node --import tsx commands/atelier.ts --open'
  addProgram('npm', `echo "$1" >>npm.log; [ "$1" = run ] && ${start}; ${install}`)
  addProgram('browser', 'echo "$1" >>opened')
  doubleClick()
  await vi.waitUntil(() => linesOf('opened').length === 1, 90_000)
  const [address = ''] = linesOf('opened')
  doubleClick(new URL(address).port)
  await vi.waitUntil(() => linesOf('opened').length === 2, 90_000)
  expect(linesOf('opened')).toEqual([address, address])
  expect((await fetch(address)).status).toBe(200)
  expect(linesOf('npm.log')).toEqual(['ci', 'run', 'run'])
}, 200_000)
