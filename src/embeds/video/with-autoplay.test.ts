import { expect, it } from 'vitest'
import { withAutoplay } from './with-autoplay.ts'

it.each([
  [
    'https://player.vimeo.com/video/1?dnt=1',
    'autoplay=1',
    'https://player.vimeo.com/video/1?dnt=1&autoplay=1',
  ],
  [
    'https://fast.wistia.net/embed/iframe/a',
    'autoPlay=true',
    'https://fast.wistia.net/embed/iframe/a?autoPlay=true',
  ],
  [
    'https://player.mediadelivery.net/embed/1/2?autoplay=false&captions=fr-auto',
    'autoplay=true',
    'https://player.mediadelivery.net/embed/1/2?autoplay=true&captions=fr-auto',
  ],
  ['https://www.loom.com/embed/a', null, 'https://www.loom.com/embed/a'],
])('%s with %s', (frameUrl, parameter, expected) => {
  expect(withAutoplay(frameUrl, parameter)).toBe(expected)
})
