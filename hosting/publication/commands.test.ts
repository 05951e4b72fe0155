import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { readPair, writeDraft } from '../../tests/hosting/site-pair.js'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { hostingFolderOf, previousOf } from './build-record.js'
import { finishPublication, isCutShort, publish } from './publication.js'

let out: string
beforeEach(() => {
  out = join(temporaryFolder(onTestFinished), 'dist')
})

const publishBuild = (build: string) => publish(out, writeDraft(out, build))

const run = (command: string[], outDir = out) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, OUT_DIR: outDir },
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}

it('`npm run rollback` says what it has done, and what is left to do', () => {
  // Shells put a slash at the end of a folder's name when they complete it, so commands accept one.
  const back = () => run(['hosting/rollback.js'], `${out}/`)
  publishBuild('first')
  expect(back()).toMatchObject({
    status: 1,
    printed: expect.stringContaining('Rien n’a été changé'),
  })
  const built = new Date('2026-03-29T05:07:00Z')
  utimesSync(join(hostingFolderOf(out), 'build.json'), built, built)
  publishBuild('second')
  const { status, printed } = back()
  expect(status).toBe(0)
  expect(printed).toContain(
    `« ${out} » est de nouveau la publication du 29 mars 2026 à 07:07 (heure de Paris). Fichiers différents de celle qu’elle remplace : 1.`,
  )
  expect(printed).toContain(`Envoyez tout ${out}.`)
  expect(readPair(out)).toBe('first')
})

it('`npm run check` says that a publication was cut short, and serve finishes it', () => {
  publishBuild('first')
  // These folders are those of a build that was killed after it had moved the first build away.
  renameSync(writeDraft(out, 'second'), `${out}-next`)
  renameSync(out, previousOf(out))
  renameSync(hostingFolderOf(out), hostingFolderOf(previousOf(out)))
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(`${out}-next`, longAgo, longAgo)
  expect(existsSync(out)).toBe(false)
  const { status, printed } = run(['generator/commands/run.js', 'generator/commands/check.ts'])
  expect(printed).toContain('n’est pas allée à son bout')
  expect(status).toBe(1)
  finishPublication(out)
  expect(readPair(out)).toBe('second')
  expect(isCutShort(out)).toBe(false)
})
