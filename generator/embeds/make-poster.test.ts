import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { makePoster } from './make-poster.ts'

const folder = temporaryFolder()

/** Draws a picture whose left half is blue and whose right half is yellow. */
async function drawPicture(name: string, width: number, height: number, orientation = 1) {
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

it('gives a phone and a screen each its size, and enlarges no picture', async () => {
  expect(await sizesOf(await drawPicture('large.jpg', 2000, 1000))).toEqual([
    ['webp', 480, 240],
    ['webp', 800, 400],
    ['webp', 1280, 640],
  ])
  expect(await sizesOf(await drawPicture('petite.png', 320, 180))).toEqual([['webp', 320, 180]])
  const turned = await drawPicture('telephone.jpg', 600, 400, 6)
  expect(await sizesOf(turned), 'turned as its camera recorded').toEqual([['webp', 400, 600]])
})

it('names each size after its content, and tells browsers its width', async () => {
  const { poster, files } = await makePoster(await drawPicture('visage.jpg', 1000, 500))
  const [small, medium, large] = [...files.keys()]
  expect(small).toMatch(/^\/assets\/visage-480-[\w-]{8}\.webp$/)
  expect(poster).toEqual({
    src: large,
    srcSet: `${small} 480w, ${medium} 800w, ${large} 1000w`,
    width: 1000,
    height: 500,
  })
})

it('shows the colours of the picture in their places until it has loaded', async () => {
  const { placeholder } = await makePoster(await drawPicture('deux.png', 800, 400))
  const [line = ''] = placeholder.split(')')
  expect(line).toMatch(/^linear-gradient\(90deg,#[0-3].[0-3].[c-f].,.*,#[c-f].[c-f].[0-3].$/)
})

it('tells the owner in French that a picture is too high for WebP', async () => {
  const failure = makePoster(await drawPicture('haute.png', 10, 20_000))
  await expect(failure).rejects.toMatchObject({
    problems: [{ sentence: expect.stringContaining('ne se lit pas') }],
  })
})
