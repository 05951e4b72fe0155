import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { funnelOf, page, plot, remarksOn } from './funnel.ts'
import { noCounts, readLog } from './read-log.ts'
import { unmeasuredEvents } from './unmeasured-events.ts'

const folder = temporaryFolder()

const line = (request: string, { status = 204, day = '22/Nov/2026' } = {}) =>
  `192.0.0.0 - - [${day}:05:52:01 +0000] "${request} HTTP/1.1" ${status} 0 "-" "-"`
const counted = (step: string, options = {}) => line(`POST /mesure/${step}`, options)

const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
async function read(...files: string[]) {
  const counts = noCounts()
  for (const file of files) await readLog(counts, file)
  return counts
}

const usual = [
  ...Array.from({ length: 40 }, () => counted('page-vue', { day: '01/Nov/2026' })),
  ...Array.from({ length: 10 }, () => counted('film-commence')),
  counted('reservation'),
].join('\n')

describe('a log', () => {
  it('is counted by event', async () => {
    const { events, first, last, malformed } = await read(write('mesure.log', usual))
    expect(events).toMatchObject({ 'page-vue': 40, 'film-commence': 10, reservation: 1 })
    expect([first, last]).toEqual(['2026-11-01', '2026-11-22'])
    expect(malformed).toBe(0)
  })

  it('is read rotated, compressed, with Windows ends and without a last one', async () => {
    const files = [
      write('access.log', usual),
      write('access.log.1', usual.replaceAll('\n', '\r\n')),
      write('access.log.2.gz', gzipSync(`${usual}\n`)),
    ]
    expect((await read(...files)).events['page-vue']).toBe(120)
  })

  it('of Caddy is read as well', async () => {
    const caddy = JSON.stringify({
      ts: 1795327200.5,
      request: { method: 'POST', uri: '/mesure/page-vue', remote_ip: '127.0.0.0' },
      status: 204,
    })
    const { events, first } = await read(write('caddy.log', `${caddy}\n${caddy}\n`))
    expect(events['page-vue']).toBe(2)
    expect(first).toBe('2026-11-22')
  })

  it('counts nothing that the server did not take', async () => {
    const others = [
      line('GET /mesure/page-vue', { status: 404 }),
      counted('page-vue', { status: 405 }),
      counted('page-vue?x=1'),
      counted('film-25'),
      line('POST /autre'),
      line('GET /'),
      // A name of ours in the place of another.
      line('GET /?POST /mesure/reservation'),
    ]
    const { events, others: number } = await read(write('others.log', others.join('\n')))
    expect(Object.values(events).every((count) => count === 0)).toBe(true)
    expect(number).toBe(others.length)
  })

  it('names the lines that it cannot read', async () => {
    const bad = [
      'lorem',
      '{"ts":',
      '{}',
      '192.0.0.0 - - [99/Xxx/2026:00:00:00 +0000] "GET / HTTP/1.1" 200 ',
    ]
    const file = write(
      'bad.log',
      [counted('page-vue'), ...bad, '', counted('page-vue'), '\0\0'].join('\n'),
    )
    const counts = await read(file)
    expect(counts.events['page-vue']).toBe(2)
    expect(counts.malformed).toBe(5)
    expect(remarksOn(counts)).toContain(
      `5 lignes illisibles : ${[2, 3, 4, 5, 8].map((number) => `${file}:${number}`).join(', ')}.`,
    )
  })

  it('of 200 MB, or of one line without end, leaves the memory as it is', async () => {
    const block = `${counted('page-vue')}\n`.repeat(20_000)
    const long = write('long.log.gz', gzipSync(block.repeat(130)))
    const endless = write('endless.log.gz', gzipSync(Buffer.alloc(200_000_000, 'x')))
    const script = `
      import { runnerImport } from 'vite'
      const { module } = await runnerImport('./generator/audience/read-log.ts')
      const before = process.memoryUsage().rss
      const counts = module.noCounts()
      await module.readLog(counts, process.argv[1])
      console.log(JSON.stringify([counts.events['page-vue'], counts.malformed, process.memoryUsage().rss - before]))`
    const measure = (file: string) =>
      JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', script, file], {
          encoding: 'utf8',
        }),
      )
    const [seen, , grown] = measure(long)
    expect(seen).toBe(2_600_000)
    const [none, malformed, alsoGrown] = measure(endless)
    expect([none, malformed]).toEqual([0, 1])
    expect(Math.max(grown, alsoGrown)).toBeLessThan(120_000_000)
  }, 120_000)
})

describe('the funnel', () => {
  it('is a table and a plot, and makes no figure up', async () => {
    const counts = await read(write('funnel.log', usual))
    const rows = funnelOf(counts, ['film-termine', 'creneau-choisi'])
    const text = plot(rows, remarksOn(counts)).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Page vue                                               40    100 %  ██████████████████████████████',
      'Film commencé                                          10     25 %  ████████',
      'Film vu jusqu’au bout                          non mesuré',
      'Agenda vu                                               0      0 %',
    ])
    expect(text).toContain('Du 01/11/2026 au 22/11/2026.')
  })

  it('is a page in the owner’s colour, without script whatever the names of the files', () => {
    const rows = [{ label: 'Page vue', count: '1', share: '100 %', width: 1 }]
    const html = page(rows, ['<script>alert(1)</script>:3'], '#abcdef')
    expect(html).toContain('<th scope="row">Page vue</th><td>1</td>')
    expect(html).toContain('rect { fill: #abcdef }')
    expect(html).not.toContain('<script')
  })

  it('knows what the configured services do not tell', () => {
    expect(
      unmeasuredEvents({
        video: { provider: 'wistia', url: 'https://fast.wistia.net/embed/iframe/abcde12345' },
        scheduling: { provider: 'calendly', url: 'https://calendly.com/a/b' },
      }),
    ).toEqual([])
    expect(
      unmeasuredEvents({
        video: {
          provider: 'loom',
          url: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
        },
        scheduling: { provider: 'demo' },
      }),
    ).toEqual(['film-commence', 'film-termine', 'creneau-choisi'])
  })
})
