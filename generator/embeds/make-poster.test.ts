import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { makePoster } from './make-poster.ts'

const folder = temporaryFolder()

/** A picture that is blue on its left and yellow on its right. */
async function draw(name: string, width: number, height: number, orientation = 1) {
  const fill = (across: number, background: string) =>
    sharp({ create: { width: across, height, channels: 3, background } })
  const input = await fill(width / 2, '#00f')
    .png()
    .toBuffer()
  const file = join(folder, name)
  await fill(width, '#ff0')
    .composite([{ input, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .toFile(file)
  return file
}

const sizesOf = async (file: string) => {
  const { files } = await makePoster(file)
  const pictures = [...files.values()].map((content) => sharp(content).metadata())
  return (await Promise.all(pictures)).map(({ format, width, height }) => [format, width, height])
}

it('gives a phone and a screen each a size of their own, and enlarges none', async () => {
  expect(await sizesOf(await draw('large.jpg', 2000, 1000))).toEqual([
    ['webp', 480, 240],
    ['webp', 800, 400],
    ['webp', 1280, 640],
  ])
  expect(await sizesOf(await draw('petite.png', 320, 180))).toEqual([['webp', 320, 180]])
  const turned = await draw('telephone.jpg', 600, 400, 6)
  expect(await sizesOf(turned), 'as its camera says').toEqual([['webp', 400, 600]])
})

it('names each size after its content, for ever, and tells the page which is which', async () => {
  const { poster, files } = await makePoster(await draw('visage.jpg', 1000, 500))
  const [small, medium, large] = [...files.keys()]
  expect(small).toMatch(/^\/assets\/visage-480-[\w-]{8}\.webp$/)
  expect(poster).toEqual({
    src: large,
    srcSet: `${small} 480w, ${medium} 800w, ${large} 1000w`,
    ...{ width: 1000, height: 500 },
  })
})

it('draws its colours where they are, for the time until it comes', async () => {
  const { placeholder } = await makePoster(await draw('deux.png', 800, 400))
  const [line = ''] = placeholder.split(')')
  expect(line).toMatch(/^linear-gradient\(90deg,#[0-3].[0-3].[c-f].,.*,#[c-f].[c-f].[0-3].$/)
})

it('says in French of what is no picture that it is none', async () => {
  const file = join(folder, 'faux.jpg')
  writeFileSync(file, 'bonjour')
  await expect(makePoster(file)).rejects.toThrow(/^video\.poster : « .*faux\.jpg » ne se lit pas/)
})
