import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { checkMedia } from './check-media.ts'

const folder = temporaryFolder()

const write = (name: string, content: string, size?: number) => {
  const file = join(folder, name)
  writeFileSync(file, Buffer.from(content, 'latin1'))
  if (size !== undefined) truncateSync(file, size)
  return file
}
const check = (src: string, poster?: string) =>
  [
    ...checkMedia(
      { video: { provider: 'file', title: 'a', src, ...(poster && { poster }) } },
      { find: (path) => path },
    ),
  ].map(({ level, message }) => `${level} ${message.replaceAll(`${folder}/`, '')}`)

it('has nothing to say of the demonstration', () => {
  expect(check('defaults/media/demonstration.mp4', 'defaults/media/demonstration.webp')).toEqual([])
})

it('refuses a file that is not what its name says', () => {
  expect(check(write('vide.mp4', ''), write('faux.jpg', 'bonjour'))).toEqual([
    'fix video.src : « vide.mp4 » est vide. Exportez le fichier de nouveau.',
    'fix video.poster : « faux.jpg » n’est pas une image JPEG, malgré son nom. Exportez le fichier de nouveau.',
  ])
})

it('points out a film that a host would refuse to carry', () => {
  expect(check(write('lourde.mp4', '\0\0\0\x20ftypisom', 61_500_000))).toEqual([
    'look video.src : « lourde.mp4 » pèse 61,5 Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.',
  ])
})
