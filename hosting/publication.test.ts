import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearLeftovers,
  finishPublication,
  hostingFolderOf,
  previousOf,
  publish,
  rollback,
  stagingOf,
  writeRecord,
} from './publication.js'

const disk = vi.hoisted(() => ({
  changesLeft: Number.POSITIVE_INFINITY,
  kill: new Error('killed'),
}))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const counted =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      if (disk.changesLeft === 0) throw disk.kill
      disk.changesLeft -= 1
      change(...args)
    }
  return {
    ...fs,
    renameSync: counted(fs.renameSync),
    rmSync: counted(fs.rmSync),
    writeFileSync: counted(fs.writeFileSync),
  }
})

let folder: string
let out: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publication-'))
  out = join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A pair of folders that both say which build they are of. */
function write(pair: string, build: string) {
  mkdirSync(pair, { recursive: true })
  writeRecord(pair, {
    published: ['/index.html'],
    hosting: ['/policy.json'],
    next: 'Envoyez tout {out}.',
  })
  writeFileSync(join(pair, 'index.html'), build)
  writeFileSync(join(hostingFolderOf(pair), 'policy.json'), build)
}

function publishNew(build: string) {
  finishPublication(out)
  clearLeftovers(out)
  write(stagingOf(out), build)
  publish(out)
}

/** The build that this pair is, or what is wrong with it. */
function read(pair: string) {
  if (!existsSync(pair) && !existsSync(hostingFolderOf(pair))) return undefined
  const page = readFileSync(join(pair, 'index.html'), 'utf8')
  const policy = readFileSync(join(hostingFolderOf(pair), 'policy.json'), 'utf8')
  return page === policy ? page : `the page of ${page} with the policy of ${policy}`
}

const state = () => ({
  served: read(out),
  previous: read(previousOf(out)),
  names: readdirSync(folder).length,
})

it('keeps the pair that it replaces, and no other', () => {
  publishNew('first')
  expect(state()).toEqual({ served: 'first', previous: undefined, names: 2 })
  publishNew('second')
  publishNew('third')
  expect(state()).toEqual({ served: 'third', previous: 'second', names: 4 })
})

it('goes back, and forth again', () => {
  publishNew('first')
  expect(rollback(out)).toBe(false)
  expect(state()).toEqual({ served: 'first', previous: undefined, names: 2 })
  publishNew('second')
  expect(rollback(out)).toBe(true)
  expect(state()).toEqual({ served: 'first', previous: 'second', names: 4 })
  expect(rollback(out)).toBe(true)
  expect(state()).toEqual({ served: 'second', previous: 'first', names: 4 })
})

it('goes back when somebody has deleted the site', () => {
  publishNew('first')
  publishNew('second')
  rmSync(out, { recursive: true })
  expect(rollback(out)).toBe(true)
  expect(read(out)).toBe('first')
})

it('clears what killed builds have left, and nothing that is not ours or still at work', () => {
  const gone = spawnSync(process.execPath, ['--version']).pid
  publishNew('first')
  write(`${out}.partial-${gone}`, 'killed')
  write(`${out}.replaced-${gone}`, 'killed')
  write(`${out}.partial-1`, 'at work')
  mkdirSync(`${out}.partial-${gone + 1}-hosting`)
  writeFileSync(`${out}.partial-${gone + 1}`, 'a file of somebody’s')
  clearLeftovers(out)
  expect(readdirSync(folder)).toEqual([
    'dist',
    'dist-hosting',
    'dist.partial-1',
    'dist.partial-1-hosting',
    `dist.partial-${gone + 1}`,
    `dist.partial-${gone + 1}-hosting`,
  ])
})

/** Takes one step, and stops dead just before its n-th change on the disk. */
function killed(step: (out: string) => unknown, at: number) {
  disk.changesLeft = at
  try {
    step(out)
    return false
  } catch (error) {
    if (error !== disk.kill) throw error
    return true
  } finally {
    disk.changesLeft = Number.POSITIVE_INFINITY
  }
}

describe.each([
  ['the first publication', 0, publish, ['new']],
  ['the second', 1, publish, ['build 1', 'new']],
  ['a later one', 3, publish, ['build 3', 'new']],
  ['a return', 2, rollback, ['build 2', 'build 1']],
] as const)('%s, killed at any step,', (_, published, step, expected) => {
  it('leaves a whole site to the next command', () => {
    let kills = 0
    for (; ; kills += 1) {
      for (let build = 1; build <= published; build += 1) publishNew(`build ${build}`)
      if (step === publish) write(stagingOf(out), 'new')
      const isKilled = killed(step, kills)
      finishPublication(out)
      if (published > 0 || !isKilled)
        expect(expected, `after ${kills} changes`).toContain(read(out))
      expect([undefined, 'build 1', 'build 2', 'build 3']).toContain(read(previousOf(out)))
      publishNew('next')
      expect(read(out)).toBe('next')
      expect(
        readdirSync(folder).filter((name) => !/^dist(-previous)?(-hosting)?$/.test(name)),
      ).toEqual([])
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
      if (!isKilled) break
    }
    expect(kills).toBeGreaterThan(4)
  })
})

describe('npm run rollback', () => {
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['hosting/rollback.js'], {
      env: { OUT_DIR: out },
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  it('says what it has done, and what is left to do', () => {
    publishNew('first')
    publishNew('second')
    const { status, said } = run()
    expect(status).toBe(0)
    expect(said).toContain('est de nouveau la construction précédente')
    expect(said).toContain(`Envoyez tout ${out}.`)
    expect(read(out)).toBe('first')
  })

  it('changes nothing where there is nothing to go back to', () => {
    publishNew('first')
    const { status, said } = run()
    expect(status).toBe(1)
    expect(said).toContain('Aucune construction précédente')
    expect(read(out)).toBe('first')
  })
})
