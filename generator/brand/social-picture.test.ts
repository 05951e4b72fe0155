import { expect, it } from 'vitest'
import { describeSocialPicture } from './social-picture.ts'

const pictureOf = (
  beforePromise: string,
  changes = {},
  color = '#1c5b49',
  addsAdBudget = false,
) => {
  const subline = ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.']
  const hero = { beforePromise, promise: '30+ rendez-vous', afterPromise: 'par mois.', subline }
  const home = {
    banner: 'Pour les psychologues',
    hero: { ...hero, adBudget: 'Annonces en sus.', ...changes },
  }
  return describeSocialPicture(home as never, color, addsAdBudget)
}

it('is a PNG of 1200 × 630, whatever is pasted', async () => {
  for (const words of [
    'Découvrez comment nous pouvons vous garantir',
    'très '.repeat(120),
    '<script> & "x" </svg> 😀 日本\u0007',
    'a'.repeat(400),
  ]) {
    const png = (await pictureOf(words).draw?.()) ?? Buffer.alloc(0)
    expect(png.toString('hex', 0, 24)).toBe('89504e470d0a1a0a0000000d49484452000004b000000276')
    expect(png.length).toBeGreaterThan(15_000)
  }
})

it('has another address as soon as it shows something else, so that networks fetch it again', () => {
  const addresses = [
    pictureOf('Découvrez'),
    pictureOf('Découvrez', { promise: '38+ rendez-vous' }),
    pictureOf('Découvrez', {}, '#5b1c49'),
    pictureOf('Découvrez', {}, '#1c5b49', true),
  ].map(({ address }) => address)
  expect(new Set(addresses).size).toBe(4)
  expect(addresses[0]).toMatch(/^\/assets\/partage-[\w-]{8}\.png$/)
  expect(pictureOf('Découvrez').address).toBe(addresses[0])
})
