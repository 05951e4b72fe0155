import { copyFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { shipped } from '../../tests/sites.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { checkMedia, checkUnused } from './check-media.ts'

const folder = temporaryFolder()

const write = (name: string, content: string) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}
const check = async (src: string, poster?: string) =>
  inWords(
    await checkMedia(
      { video: { provider: 'file', title: 'a', src, ...(poster && { poster }) } },
      { find: (path) => path },
    ),
  ).map((said) => said.replaceAll(`${folder}/`, ''))

it('has nothing to say of films that play everywhere, nor of a picture', async () => {
  const picture = 'tests/sites/complete/media/poster.webp'
  expect(await check('defaults/media/demonstration.mp4', picture)).toEqual([])
  expect(await check('tests/films/vp9.webm')).toEqual([])
})

it('refuses a file that is not what its name says', async () => {
  expect(await check(write('vide.mp4', ''), write('faux.JPG', 'bonjour'))).toEqual([
    'fix film à vous : « vide.mp4 » est vide. Exportez le fichier de nouveau.',
    'fix image de la vidéo : « faux.JPG » n’est pas une image JPEG, malgré son nom. Exportez le fichier de nouveau.',
  ])
})

// Each of these films was made by ffmpeg with the codec that its name says, and shows a few green pictures.
it.each([
  ['hevc-hvc1.mp4', 'fix', 'est en HEVC (H.265)', 'HandBrake'],
  ['hevc-hev1.mp4', 'fix', 'est en HEVC (H.265)', 'ffmpeg'],
  ['av1.mp4', 'fix', 'est en AV1', 'HandBrake'],
  ['av1.webm', 'fix', 'est en AV1', 'HandBrake'],
  ['h264-10-bits.mp4', 'fix', 'est en H.264 de 10 bits', 'HandBrake'],
  [
    'table-last.mp4',
    'fix',
    'ne commencerait qu’une fois reçu en entier',
    '-c copy -movflags +faststart',
  ],
  ['cut-short.mp4', 'fix', 'est incomplet', 'Exportez le fichier de nouveau'],
  ['sound-ac3.mp4', 'fix', 'est en AC-3', '-c:v copy -c:a aac'],
  ['h264-4k.mp4', 'look', 'est de 3840 × 2160 pixels', 'HandBrake'],
])('says of %s what keeps it from playing, and what to do', async (name, level, cause, remedy) => {
  const [said = '', ...more] = await check(join('tests/films', name))
  expect(said).toMatch(new RegExp(`^${level} film à vous : .*« tests/films/${name} »`))
  expect(said).toContain(cause)
  expect(said).toContain(remedy)
  expect(more).toEqual([])
})

it('looks for the index of a film before the first of its pictures', async () => {
  const film = join(folder, 'en-deux.mp4')
  const morePictures = Buffer.from('\0\0\0\x10mdat\0\0\0\0\0\0\0\0', 'latin1')
  writeFileSync(film, Buffer.concat([readFileSync('tests/films/table-last.mp4'), morePictures]))
  expect((await check(film))[0]).toContain('ne commencerait qu’une fois reçu en entier')
})

it('points out a film that a host would refuse to carry', async () => {
  const film = join(folder, 'lourde.mp4')
  copyFileSync('defaults/media/demonstration.mp4', film)
  truncateSync(film, 61_500_000)
  expect(await check(film)).toEqual([
    'look film à vous : « lourde.mp4 » pèse 61,5 Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.',
  ])
})

it('names the files among the media that nothing uses', () => {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'media'), { recursive: true })
  for (const name of ['film.mp4', 'film-2.mp4', 'logo.svg', '.gitkeep']) {
    writeFileSync(join(site, 'media', name), '')
  }
  const video = { provider: 'file', title: 'a', src: 'media/film-2.mp4' } as const
  const unused = (logo: string) =>
    inWords(
      checkUnused({ ...shipped.config, video, brand: { color: '#2d5f4c', logo } }, { name: site }),
    )
  expect(unused('media/logo.svg')).toEqual([
    expect.stringMatching(/^look media\/ : Rien n’utilise « film\.mp4 »\./),
  ])
  expect(unused('media/other.svg')).toEqual([
    expect.stringContaining('« film.mp4 » et « logo.svg »'),
  ])
})
