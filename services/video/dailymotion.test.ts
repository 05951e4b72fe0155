import { expect, it } from 'vitest'
import { provider } from './dailymotion.ts'

it('asks for the owner’s player, and starts it with nothing that is not documented', () => {
  const video = provider.describe({ id: 'x84sh87', playerId: 'xgvyr' }, 'https://www.example.com')
  expect(video.frameUrl).toBe('https://geo.dailymotion.com/player/xgvyr.html?video=x84sh87')
  expect(video.pageUrl).toBe('https://www.dailymotion.com/video/x84sh87')
  expect(provider.describe({ id: 'x84sh87' }, 'https://www.example.com').frameUrl).toBe(
    'https://geo.dailymotion.com/player.html?video=x84sh87',
  )
  expect(provider.autoplay).toBeUndefined()
})
