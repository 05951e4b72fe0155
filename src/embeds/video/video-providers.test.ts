import { describe, expect, it } from 'vitest'
import { parsePlainUrl } from '../../config/plain-url.ts'
import type { VideoProvider } from './VideoProvider.ts'
import { videoProviders } from './video-providers.ts'
import { withAutoplay } from './with-autoplay.ts'

/** Sound fields for each service. A new one needs its line here: nothing else says that it holds. */
const examples: Record<keyof typeof videoProviders, Record<string, string>> = {
  wistia: { id: 'g5pnf59ala' },
  vimeo: { id: '76979871', hash: '8272103f6e' },
  youtube: { id: 'dQw4w9WgXcQ' },
  bunny: { libraryId: '759', id: 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe', pullZone: 'vz-a1b2' },
  peertube: {
    instance: 'videos.exemple.fr',
    id: 'bbTAvtQn2sJcVVNcmkhkwm',
    country: 'France',
    privacyPolicy: 'https://videos.exemple.fr/about/instance',
  },
  mux: { id: 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs' },
  dailymotion: { id: 'x84sh87', playerId: 'xgvyr' },
  loom: { id: '0281766fa2d04bb788eaf19e65135184' },
  page: {
    url: 'https://videos.exemple.fr/integrer/123',
    name: 'Vidéos Exemple',
    country: 'France',
    privacyPolicy: 'https://videos.exemple.fr/confidentialite',
  },
}

describe.each(Object.entries(examples))('%s', (name, fields) => {
  const provider = videoProviders[name as keyof typeof videoProviders] as unknown as VideoProvider<
    Record<string, string>
  >
  const video = provider.describe(fields, 'https://www.example.com')
  const originOf = (url: string) => parsePlainUrl(url)?.origin

  it('accepts its example, and refuses anything of another type', () => {
    for (const [key, rule] of Object.entries(provider.fields)) {
      expect(rule.isValid(fields[key]), key).toBe(true)
      for (const wrong of [null, 42, {}, [], '', ' ', '"><script>']) {
        expect(rule.isValid(wrong), `${key}: ${JSON.stringify(wrong)}`).toBe(false)
      }
      expect(rule.fix, 'an order with an example').toMatch(/^Écrivez .+ « .+ »/)
    }
  })

  it('lets the policy through for all that it asks, and only over https', () => {
    expect(video.frameOrigins).toContain(originOf(video.frameUrl))
    expect(originOf(video.pageUrl)).toBeDefined()
  })

  it('never starts without a tap, and may fill the screen', () => {
    expect(new URL(video.frameUrl).search).not.toMatch(/autoplay=(?!false)/i)
    expect(video.allow).toMatch(/\bautoplay\b/)
    expect(video.allow).toMatch(/\bfullscreen\b/)
  })

  it('starts after a tap with one parameter, said once', () => {
    const { search } = new URL(withAutoplay(video.frameUrl, video.autoplay))
    expect(search.match(/autoplay=(?:1|true)\b/gi) ?? []).toHaveLength(video.autoplay ? 1 : 0)
  })

  it('names a company, its country in French and its policy', () => {
    expect(video.service.name).not.toBe('')
    expect(['États-Unis', 'Slovénie', 'France']).toContain(video.service.country)
    expect(originOf(video.service.privacyPolicy)).toBeDefined()
  })
})
