import { copyFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { inSite } from '../problems/Problem.ts'
import { checkFilm } from './check-film.ts'

const folder = temporaryFolder()

const check = async (file: string) =>
  inWords(await checkFilm(file, basename(file), inSite('video.src')))

it('has nothing to say of films that play everywhere', async () => {
  for (const file of ['defaults/media/demonstration.mp4', 'tests/films/vp9.webm']) {
    expect(await check(file)).toEqual([])
  }
})

it('refuses a file that is not what its name says', async () => {
  const film = join(folder, 'vide.mp4')
  writeFileSync(film, '')
  expect((await check(film))[0]).toContain('ne se lit pas comme un film')
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
  ['cut-short.mp4', 'fix', 'il est vide, incomplet', 'Exportez le fichier de nouveau'],
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
  copyFileSync('defaults/media/demonstration.mp4', film)
  truncateSync(film, 61_500_000)
  expect(await check(film)).toEqual([
    'note film à vous : « lourde.mp4 » pèse 61,5 Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.',
  ])
})
