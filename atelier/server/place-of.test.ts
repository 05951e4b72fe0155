import { expect, it } from 'vitest'
import { fix, good, look } from '../../owner/problems/Finding.ts'
import { placeOf } from './place-of.ts'

it.each([
  [fix`legal.credits[1] : un exemple.`, 'site.yaml', ['legal', 'credits', 1]],
  [look`home.hero.subline : 95 signes.`, 'words.yaml', ['home', 'hero', 'subline']],
  [
    fix`/conditions-generales : le lien « /a » ne mène nulle part.`,
    'legal/conditions-generales.md',
  ],
  [fix`/ : le lien « /a » ne mène nulle part.`, 'words.yaml'],
])('knows where %j is mended', (finding, file, path = []) => {
  expect(placeOf(finding)).toEqual({ file, path })
})

it('leads nowhere from what is in order', () => {
  expect(placeOf(good`Phrases à vous : home.banner.`)).toBeUndefined()
})
