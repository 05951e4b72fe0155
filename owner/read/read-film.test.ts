import { expect, it } from 'vitest'
import { readFilm } from './read-film.ts'

it('has the size at which it is shown, not the one in which a turned camera wrote it', async () => {
  const { width, height } = (await readFilm('tests/films/turned.mp4')) ?? {}
  expect([width, height]).toEqual([36, 64])
})
