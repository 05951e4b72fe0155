import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { addLog, type LogSums, openLog } from './add-log.ts'
import { formatSums } from './format-sums.ts'

const node = (event: string, month = 'Nov/2026', status = 204) =>
  `- - - [23/${month}:08:15:00 +0000] "POST /mesure/${event} HTTP/1.1" ${status} 0 "-" "-"`
const caddy = (event: string, day: string) =>
  JSON.stringify({
    ts: Date.parse(day) / 1000,
    request: { method: 'POST', uri: `/mesure/${event}` },
    status: 204,
  })

async function sum(log: Readable): Promise<LogSums> {
  const sums: LogSums = { months: new Map(), brokenLines: 0 }
  await addLog(sums, log)
  return sums
}
const sumOf = (...chunks: string[]) => sum(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))

const folder = temporaryFolder()

const services = { video: { provider: 'file' }, scheduling: { provider: 'calendly' } }

it('says the figures of each month, and their rates', async () => {
  const log = [
    ...Array.from({ length: 1200 }, () => node('page-vue')),
    ...Array.from({ length: 480 }, () => node('film-commence')),
    ...Array.from({ length: 240 }, () => node('film-termine')),
    ...Array.from({ length: 300 }, () => node('agenda-vu')),
    ...Array.from({ length: 12 }, () => node('reservation')),
    caddy('page-vue', '2026-12-01T10:00:00Z'),
  ].join('\r\n')
  expect(formatSums(await sumOf(log), services).replace(/[\u202f\u00a0]/g, ' ')).toBe(`Décembre 2026
  Pages vues : 1
  Films commencés : 0 (0 % des pages vues)
  Films vus jusqu’au bout : 0
  Agendas vus : 0 (0 % des pages vues)
  Réservations : 0
  Retours de l’agenda sur /merci, peut-être pour les mêmes appels : 0

Novembre 2026
  Pages vues : 1 200
  Films commencés : 480 (40 % des pages vues)
  Films vus jusqu’au bout : 240 (50 % des films commencés)
  Agendas vus : 300 (25 % des pages vues)
  Réservations : 12 (4 % des agendas vus)
  Retours de l’agenda sur /merci, peut-être pour les mêmes appels : 0`)
})

it('says what the services of the site do not announce, rather than a nought', async () => {
  const silentServices = { video: { provider: 'loom' }, scheduling: { provider: 'zcal' } }
  const report = formatSums(await sumOf(node('page-vue')), silentServices)
  expect(report).toContain('Loom ne dit pas quand un film commence')
  expect(report).toContain('zcal n’annonce pas les réservations')
  expect(formatSums(await sumOf(), services)).toBe('Ce journal ne contient aucune étape comptée.')
})

it('counts what was counted, and no other request', async () => {
  const lines = [
    node('page-vue', 'Nov/2026', 405),
    node('inconnue'),
    node('page-vue?secret'),
    '203.0.113.7 - - [23/Nov/2026:08:15:00 +0000] "GET /mesure/page-vue HTTP/1.1" 404 12 "-" "-"',
    node('merci'),
  ]
  const { months, brokenLines } = await sumOf(lines.join('\n'))
  expect(Object.values(months.get('2026-11') ?? {}).reduce((all, each) => all + each)).toBe(1)
  expect(brokenLines).toBe(0)
})

it('counts broken lines, and goes on after them', async () => {
  const broken = ['{"ts":', 'lorem ipsum', node('page-vue').slice(0, 30)]
  const log = [node('page-vue'), ...broken, '', node('page-vue'), node('page-vue').slice(0, 40)]
  const sums = await sumOf(...(log.join('\n').match(/[\s\S]{1,7000}/g) ?? []))
  expect(sums.months.get('2026-11')?.['page-vue']).toBe(2)
  expect(sums.brokenLines).toBe(4)
  expect(formatSums(sums, services)).toContain('Lignes illisibles, laissées de côté : 4.')
})

it('reads archives, and says when one is not whole', async () => {
  const archive = gzipSync(`${node('page-vue')}\n`)
  const read = (name: string, content: Buffer) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return sum(openLog(file))
  }
  const sums = await read('mesure.log.2.gz', archive)
  expect(sums.months.get('2026-11')?.['page-vue']).toBe(1)
  await expect(read('cut.gz', archive.subarray(0, 40))).rejects.toThrow()
  await expect(sum(openLog(join(folder, 'missing.gz')))).rejects.toThrow('ENOENT')
})

it('reads 100 MB within ten seconds of work, in a memory that does not grow with them', async () => {
  const chunk = Buffer.from(`${node('page-vue')}\n`.repeat(3000))
  const count = Math.ceil(100_000_000 / chunk.length)
  let most = 0
  function* chunks() {
    for (let left = count; left > 0; left -= 1) {
      most = Math.max(most, process.memoryUsage().rss)
      yield chunk
    }
  }
  const before = process.memoryUsage().rss
  const start = process.cpuUsage()
  const sums = await sum(Readable.from(chunks()))
  // The limit is on this process's own processor time, because others may be running on the machine.
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000)
  expect(sums.months.get('2026-11')?.['page-vue']).toBe(count * 3000)
  expect(most - before).toBeLessThan(100_000_000)
})
