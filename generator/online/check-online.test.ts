import { expect, it, vi } from 'vitest'
import type { SiteConfig } from '../../owner/schema/site-schema.ts'
import { inWords } from '../../tests/in-words.ts'
import { complete, shipped } from '../../tests/sites.ts'
import { prepareBuild } from '../prepare-build.ts'
import { askServices } from './check-online.ts'

const vimeo = { provider: 'vimeo', url: 'https://vimeo.com/76979871' } as const
const mux = { provider: 'mux', url: 'https://player.mux.com/EcHgOK9coz5K4rjSw' } as const

/** @returns the addresses requested, and the problems found, while every service gives the same answer */
async function ask(changes: Partial<SiteConfig>, answer: () => Promise<Response>) {
  const config = { ...complete.config, ...changes }
  const { site } = prepareBuild({ ...complete, config })
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
  const found = await askServices(config, site)
  return { asked, said: inWords(found) }
}
const replies = (status: number) => async () => new Response('', { status })

it('asks each service at its oEmbed address, or else for its page, and nobody for what is ours', async () => {
  const ok = replies(200)
  expect(await ask({}, ok)).toEqual({
    asked: [
      'https://fast.wistia.com/oembed.json?url=https%3A%2F%2Ffast.wistia.net%2Fembed%2Fiframe%2Fabcde12345%3FdoNotTrack%3Dtrue%26language%3Dfr',
      'https://calendly.com/agence-des-lilas/decouverte',
    ],
    said: [],
  })
  expect((await ask({ video: vimeo }, ok)).asked[0]).toBe(
    'https://vimeo.com/api/oembed.json?width=1280&url=https%3A%2F%2Fvimeo.com%2F76979871',
  )
  expect((await ask({ video: mux }, ok)).asked[0]).toMatch(/^https:\/\/player\.mux\.com\//)
  const { video, scheduling } = shipped.config
  expect((await ask({ video, scheduling }, ok)).asked, 'our own').toEqual([])
})

it('reports what is gone and a silent service, and nothing where a service refuses to answer', async () => {
  for (const status of [404, 410]) {
    expect((await ask({}, replies(status))).said).toEqual([
      `fix video : Wistia répond que la vidéo n’existe pas (${status}). Vérifiez son adresse.`,
      `fix scheduling : Calendly répond que l’agenda n’existe pas (${status}). Vérifiez son adresse.`,
    ])
  }
  expect((await ask({}, replies(403))).said).toEqual([])
  const fail = () => Promise.reject(new TypeError('failed', { cause: { code: 'EAI_AGAIN' } }))
  expect((await ask({}, fail)).said).toEqual([
    expect.stringMatching(/^look video : Wistia n’a pas répondu : ce nom n’a pas pu être cherché/),
    expect.stringMatching(/^look scheduling : Calendly n’a pas répondu/),
  ])
})
