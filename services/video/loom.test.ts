import { expect, it } from 'vitest'
import { provider } from './loom.ts'

it('asks for the bare video, and starts it with nothing that is not documented', () => {
  const id = '0281766fa2d04bb788eaf19e65135184'
  const video = provider.describe({ id }, 'https://www.example.com')
  expect(video.frameUrl).toBe(
    `https://www.loom.com/embed/${id}?hide_owner=true&hide_share=true&hide_title=true&hideEmbedTopBar=true`,
  )
  expect(video.pageUrl).toBe(`https://www.loom.com/share/${id}`)
  expect(provider.autoplay).toBeUndefined()
})
