import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { FileVideoConfig } from '../questions/SiteConfig.ts'
import { checkFilm } from './check-film.ts'

const folder = temporaryFolder()

const check = async (file: string, answers: Partial<FileVideoConfig> = {}, captions = '') => {
  const video = { provider: 'file', src: basename(file), ...answers } as FileVideoConfig
  return inWords(await checkFilm(file, video, captions))
}
const shipped = 'defaults/media/demonstration.mp4'

it('has nothing to say of films that play everywhere', async () => {
  for (const file of [shipped, 'tests/films/vp9.webm']) {
    expect(await check(file)).toEqual([])
  }
})

it.each([
  ['empty', shipped, 'a.mp4', 0, 'ne se lit pas comme un film'],
  ['cut off', shipped, 'b.mp4', 300_000, 'ne se lit pas comme un film'],
  ['cut off', 'tests/films/vp9.webm', 'c.webm', 1_300, 'ne se lit pas comme un film'],
  ['another', 'tests/films/vp9.webm', 'd.mp4', 1_422, 'n’est pas un fichier MP4, bien que'],
  ['another', shipped, 'e.webm', 400_000, 'n’est pas un fichier WebM, bien que'],
])('refuses a film that is %s: %s as %s', async (_, film, name, bytes, cause) => {
  writeFileSync(join(folder, name), readFileSync(film).subarray(0, bytes))
  expect((await check(join(folder, name)))[0]).toContain(cause)
})

it.each<[Partial<FileVideoConfig>, captions: string, said: string]>([
  [{}, '01:00:01.000 --> 01:00:02.000\nOui', 'de 1:00:01 à 1:00:02, et le'],
  [{}, '00:01.000 --> 00:25.000\nOui', 'de 0:01 à 0:25, et le film finit à 0:20'],
  [{ duration: '3:20' }, '', 'Le film dure 0:20'],
  [{ aspectRatio: 1.33 }, '', 'Le film est de 1280 × 692 pixels'],
])('says what belongs to another film: %j %s', async (answers, captions, said) => {
  expect((await check(shipped, answers, captions))[0]).toContain(said)
})

// Each of these films was made by ffmpeg with the codec that its name says, and shows a few green pictures.
it.each([
  ['hevc-hvc1.mp4', 'fix', 'est en HEVC (H.265)', 'HandBrake'],
  ['av1.mp4', 'fix', 'est en AV1', 'HandBrake'],
  ['h264-10-bits.mp4', 'fix', 'est en H.264 de 10 bits', 'HandBrake'],
  [
    'table-last.mp4',
    'fix',
    'ne commencerait qu’une fois reçu en entier',
    '-c copy -movflags +faststart',
  ],
  ['sound-ac3.mp4', 'fix', 'est en AC-3', '-c:v copy -c:a aac'],
  ['h264-4k.mp4', 'note', 'est de 3840 × 2160 pixels', 'HandBrake'],
])('says of %s what keeps it from playing, and what to do', async (name, level, cause, remedy) => {
  const [said = '', ...more] = await check(join('tests/films', name))
  expect(said).toMatch(new RegExp(`^${level} film à vous : .*« ${name} »`))
  expect(said).toContain(cause)
  expect(said).toContain(remedy)
  expect(more).toEqual([])
})

it('points out a film that a host would refuse to carry', async () => {
  const film = join(folder, 'lourde.mp4')
  copyFileSync(shipped, film)
  truncateSync(film, 61_500_000)
  expect(await check(film)).toEqual([
    'note film à vous : « lourde.mp4 » pèse 61,5 Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.',
  ])
})
