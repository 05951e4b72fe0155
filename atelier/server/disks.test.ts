import { once } from 'node:events'
import { cpSync, readdirSync, statfsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { launchAtelier } from '../../tests/launch-atelier.ts'
import { mayMount, mountDisk } from '../../tests/mount-disk.ts'
import {
  change,
  get,
  project,
  put,
  read,
  send,
  shipped,
  site,
} from '../../tests/running-atelier.ts'

const drafts = () =>
  readdirSync(site, { recursive: true }).filter((name) => /\.tmp$/.test(`${name}`))

describe.skipIf(!mayMount)('on a disk that refuses', () => {
  /** Mounts a small disk over the site's folder, so that it can be full or read-only. */
  function moveToDisk() {
    const disk = mountDisk(site, 1_000_000)
    onTestFinished(disk.unmount)
    cpSync('site', site, { recursive: true })
    return disk
  }
  const full = 'Le disque est plein : faites de la place, puis recommencez.'

  it('says that it is full, keeps every file whole, and leaves nothing beside them', async () => {
    moveToDisk()
    const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), Buffer.alloc(30_000_000)])
    const { status, text } = await put('film.mp4', film)
    expect([status, text]).toEqual([507, expect.stringContaining(full)])
    const { bfree, bsize } = statfsSync(site)
    writeFileSync(join(site, 'plein'), Buffer.alloc(bfree * bsize))
    const { sentence } = await change('site.yaml', ['name', 'Agence des Lilas'])
    expect(sentence).toContain(full)
    expect(read('site.yaml')).toBe(shipped)
    expect(drafts()).toEqual([])
  })

  it('says that it can only be read', async () => {
    moveToDisk().makeReadOnly()
    const answers = [
      await change('site.yaml', ['name', 'Agence des Lilas']),
      JSON.parse((await put('logo.svg')).text),
    ]
    for (const { sentence } of answers) expect(sentence).toContain('Le disque ne peut qu’être lu')
  })
})

it('removes at its start what a killed one was writing', async () => {
  const { server: killed, address } = await launchAtelier(project)
  onTestFinished(() => void killed.kill())
  const upload = request(new URL('/api/media?name=film.mp4', address), {
    method: 'PUT',
    headers: { 'x-jeton': address.hash.slice(1) },
  })
  upload.on('error', () => {}).write('the beginning of a film')
  await expect.poll(drafts, { timeout: 20_000 }).toHaveLength(1)
  killed.kill('SIGKILL')
  writeFileSync(join(site, 'notes.tmp'), 'Mes notes')
  const { server } = await launchAtelier(project)
  onTestFinished(() => void server.kill())
  expect(drafts()).toEqual(['notes.tmp'])
})

it('outlives what asks for something while it starts', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: to } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  const launched = launchAtelier(project, `${to}`)
  onTestFinished(async () => void (await launched).server.kill())
  const ready = vi.fn()
  void launched.then(ready)
  const headers = { 'x-jeton': 'avant' }
  const early = await vi.waitFor(() => send('/api/state', { headers, to }), 25_000)
  expect(early.status).toBe(401)
  expect(ready).not.toHaveBeenCalled()
  expect(await get('/', { to })).toBe(200)
  expect((await launched).address.port).toBe(`${to}`)
})
