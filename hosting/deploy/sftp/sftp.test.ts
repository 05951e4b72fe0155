import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { assetOf, buildSite, pageOf } from '../../../tests/hosting/built-site.ts'
import {
  changes,
  expectOnline,
  expectWholeSite,
  faults,
  folder,
  HOST_KEY,
  lock,
  online,
  out,
  port,
  send,
  www,
} from '../../../tests/hosting/sftp-site.ts'
import { makeKey, PASSWORD } from '../../../tests/stand-ins/sftp-server.ts'
import { readRecord } from '../../publication/build-record.js'
import type { Progress } from '../progress.ts'
import { connect } from './connect.ts'
import { fingerprintOf } from './known-hosts.ts'

describe('visitors', () => {
  it('find a whole page, its script, that of the page before, and no older file', async () => {
    buildSite(out, 'première', { '/ancienne.txt': 'ancienne' })
    expect(await send()).toBe('published')
    expectOnline()
    buildSite(out, 'seconde')
    expect(await send()).toBe('published')
    expectOnline()
    const isOnline = (path: string) => existsSync(join(www, path))
    expect([isOnline(assetOf('première')), isOnline('/ancienne.txt')]).toEqual([true, false])
    buildSite(out, 'troisième')
    expect(await send()).toBe('published')
    expect([isOnline(assetOf('première')), isOnline(assetOf('seconde'))]).toEqual([false, true])
  })

  it('get the old site or the new one wherever the connection breaks, and the next publication finishes', async () => {
    buildSite(out, 'première')
    await send()
    buildSite(out, 'seconde')
    for (let moment = 1; moment <= 20; moment += 1) {
      faults.requests = moment * 8
      await send()
      expectWholeSite()
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
})

describe('the owner', () => {
  it('has nothing sent but what changed, and a page after its compressed forms have left', async () => {
    buildSite(out, 'première')
    await send()
    changes.length = 0
    expect(await send()).toBe('published')
    expect(changes.map((change) => change.split('/').at(-1))).toEqual(['.ht-lock', '.ht-lock'])
    buildSite(out, 'première', { '/index.html': pageOf('première', 'Un mot') })
    changes.length = 0
    await send()
    const onSite = changes.filter((change) => / \/www/.test(change))
    const names = ['index.html', 'index.html.br', 'index.html.gz', '.htaccess']
    // Files are sent in parallel, so their order is not compared.
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

  it('accepts the key of the host once, and another key stops everything', async () => {
    buildSite(out, 'première')
    const knownHosts = join(folder, 'accepted')
    expect(await send({ knownHosts })).toBe('unknown-host-key')
    expect(existsSync(knownHosts)).toBe(false)
    const key = Buffer.from(HOST_KEY.public.split(' ')[1] ?? '', 'base64')
    const acceptedKey = fingerprintOf(key)
    expect(await send({ knownHosts, acceptedKey })).toBe('published')
    expect(await send({ knownHosts })).toBe('published')
    const other = makeKey().public.split(' ')[1] ?? ''
    writeFileSync(knownHosts, readFileSync(knownHosts, 'utf8').replace(/\S+\n$/, `${other}\n`))
    expect(await send({ knownHosts, acceptedKey })).toBe('changed-host-key')
  })

  it('is told while another publication is under way', async () => {
    buildSite(out, 'première')
    await send()
    buildSite(out, 'seconde')
    const otherPublication = setInterval(() => writeFileSync(lock(), `${performance.now()}`), 10)
    onTestFinished(() => clearInterval(otherPublication))
    expect(await send()).toBe('busy')
    expect(online('/index.html')).toContain(assetOf('première'))
  })

  it('can stop the command at any moment but while pages change', async () => {
    buildSite(out, 'première')
    const listenersBefore = process.listenerCount('SIGINT')
    let listeners = 0
    faults.onChange = (act, path) => {
      if (act === 'rename' && path.endsWith('index.html')) {
        listeners = process.listenerCount('SIGINT')
      }
    }
    await send()
    expect(listeners).toBe(listenersBefore + 1)
    expect(process.listenerCount('SIGINT')).toBe(listenersBefore)
  })

  it('sees files, bytes and the time left', async () => {
    buildSite(out, 'première')
    const count = readRecord(out)?.published.length
    const seen: Progress[] = []
    await send({ onProgress: (progress) => seen.push(progress) })
    expect(seen.at(0)).toEqual({ share: 0, sentence: `0 fichiers sur ${count}, 0 Mo sur 0 Mo` })
    expect(seen.at(-1)?.sentence).toContain(`${count} fichiers sur ${count}, `)
    expect(seen.at(-1)?.share).toBe(1)
  })
})

it('takes at most 15 s for 3 MB, and 3 s for a changed word', async () => {
  const film = (index: number) => [`/assets/film-${index}aaaaaaa.mp4`, '0123456789'.repeat(30_000)]
  const films = Object.fromEntries(Array.from({ length: 10 }, (_, index) => film(index)))
  buildSite(out, 'première', films)
  const took = async () => {
    const start = performance.now()
    expect(await send()).toBe('published')
    return (performance.now() - start) / 1000
  }
  expect(await took()).toBeLessThan(15)
  buildSite(out, 'première', { ...films, '/index.html': pageOf('première', 'Un mot') })
  expect(await took()).toBeLessThan(3)
})

it('writes all bytes of a text with accents, and removes no file that it may not replace', async () => {
  const target = { way: 'sftp', user: 'agence', host: '127.0.0.1', port, path: '/www' } as const
  const knownHosts = join(folder, 'known_hosts')
  const remote = await connect(target, { out, secret: PASSWORD, knownHosts, onProgress: () => {} })
  onTestFinished(remote.close)
  await remote.overwrite(await remote.create('/www/page.txt'), 'été')
  await remote.write('/www/next.txt', 'automne')
  faults.onChange = (act) => {
    if (act === 'rename') throw new Error('refused')
  }
  const replacing = remote.replace('/www/next.txt', '/www/page.txt')
  await expect(replacing).rejects.toMatchObject({ code: 'write-refused' })
  expect(online('/page.txt')).toBe('été')
})
