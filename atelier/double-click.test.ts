import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { environment, freshCopy } from '../tests/fresh-copy.ts'

const project = freshCopy()
const programs = join(project, 'programs')
const started: ChildProcess[] = []
afterAll(() => {
  // The shell, npm and Node end together.
  for (const { pid = 0, exitCode } of started) if (exitCode === null) process.kill(-pid)
  rmSync(project, { recursive: true, force: true })
})

/** Puts a program where the shell finds it first. */
function addProgram(name: string, script: string) {
  mkdirSync(programs, { recursive: true })
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function doubleClick(port = 0) {
  const path = [programs, dirname(process.execPath), process.env.PATH].join(':')
  const BROWSER = join(programs, 'browser')
  const env = environment({ PATH: path, BROWSER, PORT: String(port) })
  const clicked = spawn(join(project, 'atelier.command'), { cwd: '/', env, detached: true })
  started.push(clicked)
  return clicked
}

const linesOf = (file: string) =>
  existsSync(join(project, file)) ? readFileSync(join(project, file), 'utf8').split('\n') : []

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await vi.waitUntil(() => server.listening)
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

it('says where to get Node where it is missing or too old', async () => {
  addProgram('node', 'exit 1')
  let said = ''
  for await (const chunk of doubleClick().stdout) said += chunk
  expect(said).toContain('Il manque Node.js. Installez la version « LTS » de https://nodejs.org/fr')
  rmSync(join(programs, 'node'))
})

it('installs once for a lockfile, and opens the page, which a second double click opens again', async () => {
  rmSync(join(project, 'node_modules'))
  const packages = resolve('node_modules')
  addProgram(
    'npm',
    `echo "$1" >>npm.log
    [ "$1" = run ] && exec node --import tsx commands/atelier.ts --open
    mkdir node_modules && ln -s ${packages}/* node_modules/`,
  )
  addProgram('browser', 'echo "$1" >>opened')
  const port = await findFreePort()
  const waiting = { timeout: 90_000, interval: 200 }
  doubleClick(port)
  await vi.waitUntil(() => linesOf('opened').length === 2, waiting)
  doubleClick(port)
  await vi.waitUntil(() => linesOf('opened').length === 3, waiting)
  const [address = '', again] = linesOf('opened')
  expect(again).toBe(address)
  expect((await fetch(address)).status).toBe(200)
  expect(linesOf('npm.log')).toEqual(['ci', 'run', 'run', ''])
}, 200_000)
