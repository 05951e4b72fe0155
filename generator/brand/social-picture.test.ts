import { expect, it } from 'vitest'
import { drawSocialPicture } from './social-picture.ts'

const draw = (beforePromise: string, color = '#1c5b49', addsAdBudget = false) => {
  const subline = ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.']
  const hero = { beforePromise, promise: '30+ rendez-vous', afterPromise: 'par mois.', subline }
  const home = { banner: 'Pour les psychologues', hero: { ...hero, adBudget: 'Annonces en sus.' } }
  return drawSocialPicture({ home } as never, color, addsAdBudget)
}

it('is a PNG of 1200 × 630, which follows the words and the colour, whatever is pasted', () => {
  const png = draw('Découvrez comment nous pouvons vous garantir')
  expect(png.toString('hex', 0, 24)).toBe('89504e470d0a1a0a0000000d49484452000004b000000276')
  const others = [
    draw('Découvrez'),
    draw('Découvrez comment nous pouvons vous garantir', '#5b1c49'),
    draw('Découvrez comment nous pouvons vous garantir', '#1c5b49', true),
    draw('très '.repeat(120)),
    draw('<script> & "x" </svg> 😀 日本\u0007'),
    draw('a'.repeat(400)),
  ]
  for (const other of others) {
    expect(other.equals(png)).toBe(false)
    expect(other.length).toBeGreaterThan(15_000)
  }
})
