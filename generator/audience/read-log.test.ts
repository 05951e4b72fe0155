import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { funnel } from './funnel.ts'
import { noCounts, readLog } from './read-log.ts'

const folder = temporaryFolder()

const line = (request: string, { status = 204, day = '22/Nov/2026' } = {}) =>
  `- - - [${day}:05:52:01 +0000] "${request} HTTP/1.1" ${status} 0 "-" "-"\n`
const counted = (event: string, options = {}) => line(`POST /mesure/${event}`, options)

function read(...contents: (string | Buffer)[]) {
  const counts = noCounts()
  for (const content of contents) {
    writeFileSync(join(folder, 'access.log'), content)
    readLog(counts, join(folder, 'access.log'))
  }
  return counts
}

type Embeds = Parameters<typeof funnel>[1]
const usual =
  counted('page-vue', { day: '01/Nov/2026' }).repeat(40) +
  counted('film-commence').repeat(10) +
  counted('reservation').trimEnd()

it('counts by event, rotated, compressed, with Windows ends, and of Caddy', () => {
  const request = { method: 'POST', uri: '/mesure/page-vue', remote_ip: '127.0.0.0' }
  const caddy = JSON.stringify({ ts: 1795327200.5, request, status: 204 })
  const counts = read(usual, usual.replaceAll('\n', '\r\n'), gzipSync(usual), caddy)
  expect(counts.events).toMatchObject({ 'page-vue': 121, 'film-commence': 30, reservation: 3 })
  expect(counts.others).toBe(0)
  expect([...counts.days]).toEqual(['2026-11-01', '2026-11-22'])
})

it('counts nothing that the server did not take, or that cannot be read', () => {
  const others = [
    line('GET /mesure/page-vue', { status: 404 }),
    counted('page-vue', { status: 405 }),
    counted('page-vue?x=1'),
    counted('film-25'),
    line('GET /?POST /mesure/reservation'),
    counted('page-vue', { day: '99/Xxx/2026' }),
    ...['lorem\n', '{"ts":\n', '{}\n'],
  ]
  const counts = read(others.join(''))
  expect(counts).toEqual({ ...noCounts(), others: others.length })
})

it('shows a table and a plot, and makes no figure up', () => {
  const url = 'https://exemple.fr'
  const silent: Embeds = { video: { provider: 'loom', url }, scheduling: { provider: 'demo' } }
  const text = funnel(read(usual, 'lorem'), silent).replace(/[\u202f\u00a0]/g, ' ')
  expect(text).toMatchInlineSnapshot(`
    "Page vue                                               40    100 %  ██████████████████████████████
    Film commencé                                          10     25 %  ████████
    Film vu jusqu’au bout                          non mesuré
    Agenda vu                                               0      0 %
    Créneau choisi                                 non mesuré
    Réservation annoncée par l’agenda                       1    2,5 %  █
    Page de remerciement ouverte par l’agenda               0      0 %
    Support contacté, par e-mail ou par téléphone           0      0 %
    Vidéo en panne                                          0      0 %
    Agenda en panne                                         0      0 %

    Du 01/11/2026 au 22/11/2026.
    Lignes qui ne comptent rien : 1."
  `)
  const telling: Embeds = {
    video: { provider: 'wistia', url },
    scheduling: { provider: 'calendly', url },
  }
  const nothing = funnel(noCounts(), telling)
  expect(nothing).toContain('Aucun événement compté')
  expect(nothing).not.toContain('non mesuré')
})
