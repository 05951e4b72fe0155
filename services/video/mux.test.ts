import { expect, it } from 'vitest'
import { provider } from './mux.ts'

const id = 'EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs'
const video = provider.describe({ id }, 'https://www.example.com')

it('asks for the player without Mux Data', () => {
  expect(video.frameUrl).toBe(`https://player.mux.com/${id}?disable-mux-data=true`)
})

it('previews with the thumbnail', () => {
  expect(video.preview?.url).toBe(`https://image.mux.com/${id}/thumbnail.webp`)
})
