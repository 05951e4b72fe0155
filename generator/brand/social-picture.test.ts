import { expect, it } from 'vitest'
import { describeSocialPicture } from './social-picture.ts'

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
const files = new Map([['/favicon.svg', Buffer.from(ICON)]])

function pictureOf(beforePromise: string, name = 'Agence') {
  const subline = ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.']
  const hero = { beforePromise, promise: '30+ rendez-vous', afterPromise: 'par mois.', subline }
  const site = { name, addsAdBudget: false, video: { poster: null } }
  return describeSocialPicture(site as never, hero as never, '#1c5b49', files)
}

it('is a PNG of 1200 × 630, whatever is pasted', async () => {
  for (const words of [
    'Découvrez comment nous pouvons vous garantir',
    'très '.repeat(120),
    '<script> & "x" </svg> 😀 日本\u0007',
    'a'.repeat(400),
  ]) {
    const png = (await pictureOf(words, words).draw?.()) ?? Buffer.alloc(0)
    expect(png.toString('hex', 0, 24)).toBe('89504e470d0a1a0a0000000d49484452000004b000000276')
    expect(png.length).toBeGreaterThan(15_000)
  }
})

it('has another address as soon as it shows something else, so that networks fetch it again', () => {
  const { address } = pictureOf('Découvrez')
  expect(pictureOf('Découvrez').address).toBe(address)
  expect(pictureOf('Découvrir').address).not.toBe(address)
  expect(pictureOf('Découvrez', 'Lilas').address).not.toBe(address)
})
