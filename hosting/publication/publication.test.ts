import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readPair, writeDraft } from '../../tests/hosting/site-pair.js'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { hostingFolderOf, previousOf } from './build-record.js'
import { explainDiskError } from './disk-error.js'
import { newDraft } from './draft.js'
import { finishPublication, publish, rollback } from './publication.js'

const disk = vi.hoisted(() => ({
  changesLeft: Number.POSITIVE_INFINITY,
  failure: new Error(),
  failsOnce: false,
}))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const counted = (change: (...args: never[]) => unknown) =>
    ((...args: never[]) => {
      if (disk.changesLeft === 0) {
        if (disk.failsOnce) disk.changesLeft = Number.POSITIVE_INFINITY
        throw disk.failure
      }
      disk.changesLeft -= 1
      return change(...args)
    }) as never
  return {
    ...fs,
    cpSync: counted(fs.cpSync),
    mkdirSync: counted(fs.mkdirSync),
    renameSync: counted(fs.renameSync),
    rmSync: counted(fs.rmSync),
    utimesSync: counted(fs.utimesSync),
    writeFileSync: counted(fs.writeFileSync),
  }
})

let folder: string
let out: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  out = join(folder, 'dist')
})
afterEach(() => vi.useRealTimers())

/** Moves the clock two hours forward, so that every file counts as old. */
const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })

const draftOf = (build: string) => writeDraft(out, build)
const publishNew = (build: string) => publish(out, draftOf(build))

const state = () => [readPair(out), readPair(previousOf(out)), readdirSync(folder).length]

it('publishes, keeps the site before, goes back to it, and forth again', () => {
  publishNew('first')
  expect(state()).toEqual(['first', undefined, 2])
  expect(rollback(out)).toBe(false)
  publishNew('second')
  publishNew('third')
  expect(state()).toEqual(['third', 'second', 4])
  expect(rollback(out)).toBe(true)
  expect(state()).toEqual(['second', 'third', 4])
  expect(rollback(out)).toBe(true)
  expect(state()).toEqual(['third', 'second', 4])
})

it('goes back when somebody has deleted the site, and not to half of one', () => {
  publishNew('first')
  publishNew('second')
  rmSync(out, { recursive: true })
  expect(rollback(out)).toBe(true)
  expect(readPair(out)).toBe('first')
  rmSync(join(previousOf(out), 'index.html'))
  expect(rollback(out)).toBe(false)
  expect(readPair(out)).toBe('first')
})

it('clears the drafts of killed builds an hour later, and nothing that is not ours', () => {
  const [killed, atWork] = [draftOf('killed'), draftOf('at work')]
  mkdirSync(`${out}.draft-mine`)
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of [killed, `${out}.draft-mine`]) utimesSync(name, longAgo, longAgo)
  const next = newDraft(out)
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual(
    [atWork, next, `${out}.draft-mine`].sort(),
  )
})

it.each([
  ['what looks like a site', { 'site/index.html': '' }, 'site'],
  [
    'a file that is called as our mark',
    { 'publication-en-cours.txt': 'Mes notes' },
    'publication-en-cours.txt',
  ],
  ['a draft of ours in which they keep something', undefined, 'these.txt'],
])('removes nothing of the owner’s: %s', (_, files, named) => {
  publishNew('first')
  publishNew('second')
  const before = state()
  for (const place of [`${out}-next`, `${out}.draft-0a1b2c3d`]) {
    if (!files) renameSync(draftOf('killed'), place)
    for (const [name, text] of Object.entries(files ?? { 'these.txt': '' })) {
      mkdirSync(dirname(join(place, name)), { recursive: true })
      writeFileSync(join(place, name), text)
    }
  }
  const theirs = () =>
    readdirSync(folder, { recursive: true }).filter((name) => /-next|\.draft-/.test(String(name)))
  const filesBefore = theirs()
  later()
  const build = () => publish(out, draftOf('third'))
  for (const command of [finishPublication, rollback, build]) {
    expect(() => command(out)).toThrow(
      `-next » contient « ${named} », que la publication n’y a pas mis`,
    )
  }
  expect(theirs()).toEqual(expect.arrayContaining(filesBefore))
  expect([readPair(out), readPair(previousOf(out))]).toEqual(before.slice(0, 2))
})

it('removes nothing that somebody keeps where a site was', () => {
  publishNew('first')
  publishNew('second')
  writeFileSync(join(previousOf(out), 'these.txt'), '')
  expect(() => rollback(out)).toThrow('dist-previous » contient « these.txt »')
  expect(existsSync(join(previousOf(out), 'these.txt'))).toBe(true)
})

it('removes nothing that somebody has put where a killed publication goes on', () => {
  for (const place of [previousOf(out), hostingFolderOf(previousOf(out))]) {
    publishNew('first')
    publishNew('second')
    const draft = draftOf('third')
    expect(killed(() => publish(out, draft), 2)).toBe(true)
    later()
    writeFileSync(join(place, 'these.txt'), '')
    expect(() => finishPublication(out)).toThrow('contient « these.txt »')
    expect(existsSync(join(place, 'these.txt'))).toBe(true)
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
  }
})

it.each(['a file', 'a link to nothing'])('refuses to publish over %s', (what) => {
  if (what === 'a file') writeFileSync(`${out}-next`, '')
  else symlinkSync('nowhere', `${out}-next`)
  expect(() => publishNew('first')).toThrow('-next » porte un nom dont la publication a besoin')
  expect(lstatSync(`${out}-next`).isDirectory()).toBe(false)
})

/** Runs a step, and kills it after some changes on the disk. @returns whether it was killed */
function killed(step: () => unknown, changes: number) {
  disk.changesLeft = changes
  try {
    step()
    return false
  } catch (error) {
    if (error !== disk.failure) throw error
    return true
  } finally {
    disk.changesLeft = Number.POSITIVE_INFINITY
  }
}

describe.each([
  ['the first publication', 0, 'publish', ['new']],
  ['the second', 1, 'publish', ['build 1', 'new']],
  ['a later one', 2, 'publish', ['build 2', 'new']],
  ['a return', 2, 'rollback', ['build 2', 'build 1']],
] as const)('%s, killed at any step,', (_, published, step, expected) => {
  it.each(['the next build', 'the server'])('leaves a whole site to %s', (next) => {
    later()
    for (let kills = 0, isKilled = true; isKilled; kills += 1) {
      for (let build = 1; build <= published; build += 1) publishNew(`build ${build}`)
      const draft = step === 'publish' ? draftOf('new') : ''
      isKilled = killed(() => (draft ? publish(out, draft) : rollback(out)), kills)
      later()
      if (next === 'the server') {
        // The server, too, may be killed while it finishes a publication.
        killed(() => finishPublication(out), 2)
        later()
        finishPublication(out)
        if (published > 0) expect(expected, `after ${kills} changes`).toContain(readPair(out))
        expect([undefined, 'build 1', 'build 2']).toContain(readPair(previousOf(out)))
      }
      publishNew('next')
      later()
      rmSync(newDraft(out), { recursive: true })
      expect(readPair(out)).toBe('next')
      const names = readdirSync(folder)
      expect(names.filter((name) => !/^dist(-previous)?(-hosting)?$/.test(name))).toEqual([])
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
    }
  })
})

it('lets many builds publish at once, one of them killed, from any container', async () => {
  const publishTen = `
    import { publish } from './hosting/publication/publication.js'
    import { writeDraft } from './tests/hosting/site-pair.js'
    const { OUT, NAME } = process.env
    for (let build = 0; build < 10; build += 1) publish(OUT, writeDraft(OUT, NAME + build))`
  const children = ['a', 'b', 'c', 'killed'].map((NAME) =>
    spawn(process.execPath, ['--input-type=module', '-e', publishTen], {
      env: { OUT: out, NAME },
      stdio: 'inherit',
    }),
  )
  const exits = children.slice(0, 3).map((child) => once(child, 'exit'))
  await expect.poll(() => readPair(previousOf(out)), { timeout: 20_000 }).toBeDefined()
  children.pop()?.kill('SIGKILL')
  const codes = await Promise.all(exits)
  expect(codes.map(([code]) => code)).toEqual([0, 0, 0])
  later()
  rmSync(newDraft(out), { recursive: true })
  expect(state()).toEqual([expect.stringMatching(/^\w+$/), expect.stringMatching(/^\w+$/), 4])
}, 60_000)

it.each([
  ['ENOSPC: no space left on device, write', 'Le disque est plein'],
  ['No space left on device (os error 28)', 'Le disque est plein'],
  ['EROFS: read-only file system, mkdir', 'Le disque ne peut qu’être lu'],
  ['EACCES: permission denied, open', 'n’a pas le droit d’y écrire'],
])('says « %s » in French, and leaves the site as it was and no draft', (message, sentence) => {
  publishNew('first')
  publishNew('second')
  const before = state()
  Object.assign(disk, { failure: new Error(message), changesLeft: 3, failsOnce: true })
  let sentenceShown: unknown
  try {
    rollback(out)
  } catch (error) {
    sentenceShown = explainDiskError(error)
  }
  disk.failsOnce = false
  expect(sentenceShown).toContain(sentence)
  expect(state()).toEqual(before)
})
