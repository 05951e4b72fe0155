import { describe, expect, it } from 'vitest'
import { dailymotion, loom, mux, page } from './frame-and-link.ts'

const ours = 'https://www.example.com'

describe('Mux', () => {
  const video = mux.describe({ id: 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs' }, ours)

  it('asks for the player without Mux Data', () => {
    expect(video.frameUrl).toBe(
      'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs?disable-mux-data=true',
    )
  })

  it('previews with the thumbnail', () => {
    expect(video.preview?.url).toBe(
      'https://image.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs/thumbnail.webp',
    )
  })
})

describe('Dailymotion', () => {
  it('asks for the owner’s player', () => {
    const video = dailymotion.describe({ id: 'x84sh87', playerId: 'xgvyr' }, ours)
    expect(video.frameUrl).toBe('https://geo.dailymotion.com/player/xgvyr.html?video=x84sh87')
    expect(video.pageUrl).toBe('https://www.dailymotion.com/video/x84sh87')
    expect(video.frameOrigins).toEqual(['https://geo.dailymotion.com'])
  })
})

describe('Loom', () => {
  it('asks for the bare video', () => {
    const video = loom.describe({ id: '0281766fa2d04bb788eaf19e65135184' }, ours)
    expect(video.frameUrl).toBe(
      'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184?hide_owner=true&hide_share=true&hide_title=true&hideEmbedTopBar=true',
    )
    expect(video.pageUrl).toBe('https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184')
  })
})

describe('any other page', () => {
  const fields = {
    url: 'https://videos.exemple.fr/integrer/123',
    name: 'Vidéos Exemple',
    country: 'France',
    privacyPolicy: 'https://videos.exemple.fr/confidentialite',
  }

  it('is framed and linked as it is', () => {
    const video = page.describe(fields, ours)
    expect([video.frameUrl, video.pageUrl]).toEqual([fields.url, fields.url])
    expect(video.frameOrigins).toEqual(['https://videos.exemple.fr'])
    expect(video.service.name).toBe('Vidéos Exemple')
  })

  it.each([
    'http://videos.exemple.fr/1',
    'https://videos.exemple.fr:8443/1',
    'javascript:alert(1)',
    "https://videos.exemple.fr/'",
    undefined,
  ])('refuses the address %j', (url) => {
    expect(page.fields.url.isValid(url)).toBe(false)
  })
})

it('declares none of them silent, and starts none whose parameter is not documented', () => {
  const id = 'x84sh87'
  const videos = [mux.describe({ id }, ours), loom.describe({ id }, ours)]
  expect(videos.map((video) => video.readyIsVerified)).toEqual([false, false])
  expect(videos.map((video) => video.autoplay)).toEqual(['autoplay=true', null])
})
