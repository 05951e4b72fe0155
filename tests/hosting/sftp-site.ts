// Importing this file gives each test a built site of its own, and an SFTP server to publish to.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Sending } from '../../hosting/deploy/Sending.ts'
import { sendBySftp } from '../../hosting/deploy/sftp/sftp.ts'
import type { SftpTarget } from '../../hosting/deploy/target.ts'
import { readRecord } from '../../hosting/publication/build-record.js'
import { type Faults, makeKey, PASSWORD, startSftpServer } from '../stand-ins/sftp-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { assetOf, sourceOf } from './built-site.ts'

/** To keep the tests short, every pause of a publication lasts a twentieth of what it lasts for owners. */
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>()
  return { ...timers, setTimeout: (ms: number) => timers.setTimeout(ms / 20) }
})

export const HOST_KEY = makeKey()

export let folder: string
export let www: string
export let out: string
export let faults: Faults
export let port: number
/** Every change that clients have requested, with its path: `rename /www/index.html`. */
export let changes: string[]
/** The first error that a visitor would have met while the site was being published. */
let visitorError: unknown

afterEach(() => expect(visitorError).toBeUndefined())
beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  www = join(folder, 'server/www')
  out = join(folder, 'dist')
  mkdirSync(www, { recursive: true })
  changes = []
  visitorError = undefined
  faults = {
    onChange(act, path) {
      changes.push(`${act} ${path}`)
      try {
        if (faults.hasPosixRename !== false) expectWholeSite()
      } catch (error) {
        visitorError ??= error
      }
    },
  }
  const server = await startSftpServer(join(folder, 'server'), faults, HOST_KEY)
  onTestFinished(server.stop)
  port = server.port
  const [type, key] = HOST_KEY.public.split(' ')
  writeFileSync(join(folder, 'known_hosts'), `[127.0.0.1]:${port} ${type} ${key}\n`)
})

/** Publishes the built site by SFTP. @returns `published`, or the code of the error that stopped it */
export async function send(more: Partial<Sending & SftpTarget> = {}) {
  const target = { way: 'sftp', user: 'agence', host: '127.0.0.1', port, path: '/www' } as const
  const knownHosts = join(folder, 'known_hosts')
  const sending = { out, secret: PASSWORD, knownHosts, onProgress: () => {}, ...more }
  try {
    await sendBySftp({ ...target, ...more, way: 'sftp' }, sending)
    return 'published'
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    expect(error.message).not.toMatch(new RegExp(`[{}]|undefined|${PASSWORD}`))
    return error.code
  }
}

export const online = (path: string) => readFileSync(join(www, path), 'utf8')
export const lock = () => join(folder, 'server/.ht-publication-www/.ht-lock')
const pages = ['/index.html', '/mentions-legales.html']

/** Expects every published page to be whole, with its script online and a policy that allows the script. */
export function expectWholeSite() {
  for (const path of pages.filter((page) => existsSync(join(www, page)))) {
    const page = online(path)
    const [edition] = ['première', 'seconde', 'troisième'].filter((name) =>
      page.includes(assetOf(name)),
    )
    expect(page).toMatch(/<\/html>$/)
    expect(existsSync(join(www, assetOf(edition ?? '')))).toBe(true)
    expect(online('/.htaccess')).toContain(sourceOf(edition ?? ''))
    for (const form of ['.br', '.gz'].filter((suffix) => existsSync(join(www, path + suffix)))) {
      expect(online(path + form)).toBe(`${form} ${page}`)
    }
  }
}

/** Expects every file online as it was built, and no temporary file beside them. */
export function expectOnline() {
  for (const path of readRecord(out)?.published ?? []) {
    expect(online(path)).toBe(readFileSync(join(out, path), 'utf8'))
  }
  expectWholeSite()
  expect(readdirSync(www).filter((name) => name.startsWith('.ht-'))).toEqual([])
}
