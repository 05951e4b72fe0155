import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { assetOf, buildSite, pageOf, sourceOf } from '../../tests/hosting/built-site.ts'
import {
  type Faults,
  makeKey,
  PASSWORD,
  startSftpServer,
} from '../../tests/stand-ins/sftp-server.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { hostingFolderOf, readRecord } from '../publication/build-record.js'
import { DeployError } from './deploy-error.ts'
import { fingerprintOf } from './known-hosts.ts'
import type { Progress } from './progress.ts'
import type { Sending } from './send.ts'
import { sayDeploy } from './sentences.ts'
import { sendBySftp } from './sftp.ts'
import type { SftpTarget } from './target.ts'

const HOST_KEY = makeKey()

let folder: string
let www: string
let out: string
let faults: Faults
let port: number
/** Every change that the server was asked for, with the path. */
let changes: string[]
/** What a visitor would have stumbled over. */
let broken: unknown

afterEach(() => expect(broken).toBeUndefined())
beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  www = join(folder, 'server/www')
  out = join(folder, 'dist')
  mkdirSync(www, { recursive: true })
  changes = []
  broken = undefined
  faults = {
    onChange(act, path) {
      changes.push(`${act} ${path}`)
      try {
        if (faults.hasPosixRename !== false) expectWholeSite()
      } catch (error) {
        broken = error
      }
    },
  }
  const server = await startSftpServer(join(folder, 'server'), faults, HOST_KEY)
  onTestFinished(server.stop)
  port = server.port
  const [type, key] = HOST_KEY.public.split(' ')
  writeFileSync(join(folder, 'known_hosts'), `[127.0.0.1]:${port} ${type} ${key}\n`)
})

/** Publishes what is built. @returns the code of what stopped it */
async function send(more: Partial<Sending & SftpTarget> & { secret?: string } = {}) {
  const { path = '/www', host = '127.0.0.1', secret = PASSWORD, ...rest } = more
  const target = { way: 'sftp', user: 'agence', host, port: rest.port ?? port, path } as const
  try {
    await sendBySftp(target, {
      out,
      credentials: { secret, knownHosts: join(folder, 'known_hosts') },
      mayReplace: false,
      onProgress: () => {},
      signal: new AbortController().signal,
      ...rest,
    })
    return 'published'
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    // Whatever happens, the owner reads a sentence without a blank, and without the password.
    expect(sayDeploy(error)).not.toMatch(new RegExp(`[{}]|undefined|${PASSWORD}`))
    return error.code
  }
}

const online = (path: string) => readFileSync(join(www, path), 'utf8')
const lock = () => join(folder, 'server/.ht-publication-www/.ht-lock')
const pages = ['/index.html', '/mentions-legales.html']

/** What any visitor finds at this moment: whole pages, their script, and a policy that allows it. */
function expectWholeSite() {
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

/** The whole site is on line, as it was built, and nothing temporary is left. */
function expectOnline() {
  for (const path of readRecord(out)?.published ?? []) {
    expect(online(path)).toBe(readFileSync(join(out, path), 'utf8'))
  }
  expectWholeSite()
  expect(readdirSync(www).filter((name) => name.startsWith('.ht-'))).toEqual([])
}

describe('visitors', () => {
  it('find a whole page, its script and its policy at every moment of a publication', async () => {
    buildSite(out, 'première')
    expect(await send()).toBe('published')
    expectOnline()
    buildSite(out, 'seconde')
    expect(await send()).toBe('published')
    expectOnline()
  })

  it('who read a page of the publication before still get its script, and those before no more', async () => {
    for (const edition of ['première', 'seconde']) {
      buildSite(out, edition)
      await send()
    }
    expect(existsSync(join(www, assetOf('première')))).toBe(true)
    buildSite(out, 'troisième')
    await send()
    expect(existsSync(join(www, assetOf('première')))).toBe(false)
    expect(existsSync(join(www, assetOf('seconde')))).toBe(true)
  })

  it('get the old site or the new one wherever the connection breaks, and the next time finishes', async () => {
    buildSite(out, 'première')
    await send()
    buildSite(out, 'seconde')
    for (let moment = 1; moment <= 20; moment += 1) {
      faults.requests = moment * 8
      await send()
      expectWholeSite()
      // As a killed publication leaves it, once it has been given up for dead.
      rmSync(lock(), { force: true })
    }
    faults.requests = Number.POSITIVE_INFINITY
    expect(await send()).toBe('published')
    expectOnline()
  })

  it('find the site on a server that renames over nothing', async () => {
    faults.hasPosixRename = false
    for (const edition of ['première', 'seconde']) {
      buildSite(out, edition)
      expect(await send()).toBe('published')
      expectOnline()
    }
  })

  it('get back the page that such a server had put aside when the connection broke', async () => {
    buildSite(out, 'première')
    await send()
    renameSync(join(www, 'index.html'), join(www, '.ht-publication-old.index.html'))
    buildSite(out, 'seconde')
    faults.refused = /assets/
    expect(await send()).toBe('no-permission')
    expectWholeSite()
    expect(existsSync(join(www, 'index.html'))).toBe(true)
  })
})

describe('the owner', () => {
  it('has nothing sent but what changed, and a page after its compressed forms have left', async () => {
    buildSite(out, 'première')
    await send()
    changes = []
    expect(await send()).toBe('published')
    expect(changes.map((change) => change.split('/').at(-1))).toEqual(['.ht-lock', '.ht-lock'])
    buildSite(out, 'première', { '/index.html': pageOf('première', 'Un mot') })
    changes = []
    await send()
    const onSite = changes.filter((change) => / \/www/.test(change))
    const names = ['index.html', 'index.html.br', 'index.html.gz', '.htaccess']
    // Sent at once, in any order.
    expect(onSite.splice(0, names.length).sort()).toEqual(
      names.map((name) => `write /www/.ht-publication.${name}`).sort(),
    )
    expect(onSite).toEqual([
      'write /www/.ht-publication..htaccess-transition',
      'rename /www/.htaccess',
      'remove /www/index.html.br',
      'remove /www/index.html.gz',
      'rename /www/index.html',
      'rename /www/index.html.br',
      'rename /www/index.html.gz',
      'rename /www/.htaccess',
    ])
  })

  it('is asked before the files that a new host holds, of which none is deleted', async () => {
    writeFileSync(join(www, 'index.html'), 'Bienvenue chez votre hébergeur')
    writeFileSync(join(www, 'photo.jpg'), 'photo')
    buildSite(out, 'première')
    faults.onChange = () => {}
    expect(await send()).toBe('not-ours')
    expect(online('/index.html')).toBe('Bienvenue chez votre hébergeur')
    expect(await send({ mayReplace: true })).toBe('published')
    expect(online('/photo.jpg')).toBe('photo')
    expectOnline()
  })

  it('is asked before a file put there by hand is replaced later', async () => {
    buildSite(out, 'première')
    await send()
    writeFileSync(join(www, 'plaquette.txt'), 'à la main')
    buildSite(out, 'seconde', { '/plaquette.txt': 'de la construction' })
    expect(await send()).toBe('not-ours')
    expect(online('/plaquette.txt')).toBe('à la main')
    expect(await send({ mayReplace: true })).toBe('published')
  })

  it('no longer has on line what the site has dropped', async () => {
    buildSite(out, 'première', { '/ancienne.txt': 'ancienne' })
    await send()
    buildSite(out, 'première')
    await send()
    expect(existsSync(join(www, 'ancienne.txt'))).toBe(false)
  })

  it('accepts the key of the host once, and another key stops everything', async () => {
    buildSite(out, 'première')
    const knownHosts = join(folder, 'accepted')
    const credentials = { secret: PASSWORD, knownHosts }
    expect(await send({ credentials })).toBe('unknown-host-key')
    expect(existsSync(knownHosts)).toBe(false)
    const key = Buffer.from(HOST_KEY.public.split(' ')[1] ?? '', 'base64')
    const acceptedKey = fingerprintOf(key)
    expect(await send({ credentials: { ...credentials, acceptedKey } })).toBe('published')
    expect(await send({ credentials })).toBe('published')
    const other = makeKey().public.split(' ')[1] ?? ''
    writeFileSync(knownHosts, readFileSync(knownHosts, 'utf8').replace(/\S+\n$/, `${other}\n`))
    expect(await send({ credentials: { ...credentials, acceptedKey } })).toBe('changed-host-key')
  })

  it('is told while another publication is under way', async () => {
    buildSite(out, 'première')
    expect((await Promise.all([send(), send()])).sort()).toEqual(['busy', 'published'])
  })

  it('waits a little where a publication was killed, which goes on', async () => {
    buildSite(out, 'première')
    await send()
    writeFileSync(lock(), 'somebody who was killed')
    expect(await send()).toBe('published')
  })

  it('stops it before anything has changed, or not at all', async () => {
    buildSite(out, 'première')
    await send()
    buildSite(out, 'seconde')
    const stop = new AbortController()
    expect(await send({ signal: stop.signal, onProgress: () => stop.abort() })).toBe('stopped')
    expect(online('/index.html')).toContain(assetOf('première'))
    rmSync(lock(), { force: true })
    const late = new AbortController()
    faults.onChange = (act, path) => {
      if (act === 'rename' && path.endsWith('index.html')) late.abort()
    }
    expect(await send({ signal: late.signal })).toBe('published')
    expectOnline()
  })

  it('sees files, bytes and the time left', async () => {
    buildSite(out, 'première')
    const seen: Progress[] = []
    await send({ onProgress: (progress) => seen.push(progress) })
    const last = seen.at(-1)
    expect(last?.files).toBe(readRecord(out)?.published.length)
    expect(last).toMatchObject({ filesSent: last?.files, bytesSent: last?.bytes })
  })

  const badDays: Record<string, { code: string; happens: () => Parameters<typeof send>[0] }> = {
    'a wrong password': { code: 'refused-secret', happens: () => ({ secret: 'autre' }) },
    'a refused key': { code: 'refused-secret', happens: () => ({ secret: makeKey().private }) },
    'no key and no password': {
      code: 'needs-password',
      happens() {
        vi.stubEnv('SSH_AUTH_SOCK', '')
        vi.stubEnv('HOME', folder)
        onTestFinished(() => void vi.unstubAllEnvs())
        return { secret: '' }
      },
    },
    'an unknown host': { code: 'unknown-host', happens: () => ({ host: 'hote.invalid' }) },
    'a closed port': { code: 'connection-refused', happens: () => ({ port: 9 }) },
    'no such folder': { code: 'no-such-folder', happens: () => ({ path: '/nulle-part' }) },
    'no right to write': {
      code: 'no-permission',
      happens() {
        faults.refused = /^\/www/
      },
    },
    'a full quota in the middle': {
      code: 'write-refused',
      happens() {
        faults.quota = 3000
      },
    },
    'a file that vanishes meanwhile': {
      code: 'site-changed',
      happens: () => ({ onProgress: () => rmSync(join(out, '404.html'), { force: true }) }),
    },
    'no built site': {
      code: 'not-built',
      happens() {
        rmSync(hostingFolderOf(out), { recursive: true })
        return {}
      },
    },
  }
  it.each(Object.entries(badDays))(
    'reads a sentence for %s, and the old site stays',
    async (_, day) => {
      buildSite(out, 'première')
      await send()
      buildSite(out, 'seconde')
      expect(await send(day.happens())).toBe(day.code)
      expect(online('/index.html')).toContain(assetOf('première'))
      expectWholeSite()
    },
  )
})
