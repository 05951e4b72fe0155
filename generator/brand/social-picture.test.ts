import { expect, it } from 'vitest'
import { drawSocialPicture } from './social-picture.ts'

const PURPLE = '#5b1c49'

const wordsWith = (beforePromise: string) => ({
  home: {
    banner: 'Pour les psychologues',
    hero: {
      beforePromise,
      promise: '30+ rendez-vous',
      afterPromise: 'par mois.',
      subline: ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.'] as [string, string],
    },
  },
})
const draw = (beforePromise: string, color = '#1c5b49') =>
  drawSocialPicture(wordsWith(beforePromise) as never, color)

it('is a PNG of 1200 × 630, which follows the words and the colour', async () => {
  const png = await draw('Découvrez comment nous pouvons vous garantir')
  expect(png.toString('hex', 0, 24)).toBe('89504e470d0a1a0a0000000d49484452000004b000000276')
  expect((await draw('Découvrez comment nous pouvons vous garantir')).equals(png)).toBe(true)
  expect((await draw('Découvrez')).equals(png)).toBe(false)
  expect((await draw('Découvrez comment nous pouvons vous garantir', PURPLE)).equals(png)).toBe(
    false,
  )
})

it('draws what an owner may paste: a sentence without end, marks of XML, letters that no font has', async () => {
  const pasted = [
    `${'très '.repeat(120)}long`,
    '<script> & "x" </svg>',
    '😀 日本\u0007',
    'a'.repeat(400),
  ]
  for (const words of pasted) expect((await draw(words)).length, words).toBeGreaterThan(20_000)
})
