import { describe, expect, it } from 'vitest'
import { checkVideo } from './check-video.ts'

const files: Record<string, string> = {
  'demo/video/demonstration.mp4': '',
  'demo/video/poster.webp': '',
  'demo/video/captions.fr.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour\n',
  'demo/video/wrong.vtt': 'WEBVTT\n\n00:00,000 --> 00:01.000\nBonjour\n',
}
const repository = {
  exists: (path: string) => path in files,
  readText: (path: string) => files[path] ?? '',
}
const check = (config: Record<string, unknown>) => checkVideo(config, repository)

const wistia = { provider: 'wistia', id: 'g5pnf59ala', title: 'Notre méthode' }
const file = {
  provider: 'file',
  src: 'demo/video/demonstration.mp4',
  poster: 'demo/video/poster.webp',
  captions: 'demo/video/captions.fr.vtt',
  title: 'Notre méthode',
}

describe('a configured video', () => {
  it.each([
    wistia,
    file,
    { ...wistia, aspectRatio: 16 / 9, uploadDate: '2025-07-13', captionsConfirmed: true },
    { provider: 'vimeo', id: '76979871', title: 'Notre méthode' },
    { provider: 'bunny', libraryId: '759', id: 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe', title: 'T' },
    {
      provider: 'page',
      url: 'https://videos.exemple.fr/1',
      name: 'Exemple',
      country: 'France',
      privacyPolicy: 'https://videos.exemple.fr/confidentialite',
      title: 'T',
    },
  ])('is accepted: %j', (config) => {
    expect(check(config)).toEqual([])
  })

  it.each(['wista', 'toString', 42])('names a known service, not %j', (provider) => {
    expect(check({ ...wistia, provider })).toEqual([
      `video.provider : « ${provider} » ne convient pas. Services possibles : wistia, vimeo, youtube, bunny, peertube, mux, dailymotion, loom, page, file.`,
    ])
  })

  it('names a service at all', () => {
    expect(check({ id: 'g5pnf59ala' })).toEqual([
      'video.provider : cette clé manque. Services possibles : wistia, vimeo, youtube, bunny, peertube, mux, dailymotion, loom, page, file.',
    ])
  })

  it('is told every problem at once: key, value, what to write', () => {
    expect(
      check({ provider: 'youtube', id: 'court', aspectRatio: 0, uploadDate: '2025-02-30', cle: 1 }),
    ).toEqual([
      'video.cle : cette clé n’existe pas. Clés possibles : id, captionsConfirmed, title, description, uploadDate, aspectRatio, poster, captions.',
      'video.id : « court » ne convient pas. Écrivez les onze caractères qui suivent « watch?v= » dans l’adresse, par exemple « dQw4w9WgXcQ ».',
      'video.title : cette clé manque. Écrivez le titre de la vidéo, par exemple « Comment nous remplissons votre agenda ».',
      'video.uploadDate : « 2025-02-30 » ne convient pas. Écrivez le jour de mise en ligne, par exemple « 2025-07-13 », ou retirez cette ligne.',
      'video.aspectRatio : « 0 » ne convient pas. Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple 16 / 9.',
    ])
  })

  it('uses the keys of its own service only', () => {
    expect(check({ ...wistia, hash: 'abcdef' })).toHaveLength(1)
    expect(check({ ...file, captionsConfirmed: true })).toHaveLength(1)
  })
})

describe('its files', () => {
  it('exist', () => {
    expect(check({ ...file, src: 'demo/video/absent.mp4', poster: 'demo/absent.webp' })).toEqual([
      'video.src : le fichier « demo/video/absent.mp4 » n’existe pas dans ce dépôt.',
      'video.poster : le fichier « demo/absent.webp » n’existe pas dans ce dépôt.',
    ])
  })

  it.each([
    '/etc/passwd.mp4',
    '../secret.mp4',
    'demo/../../secret.mp4',
    'demo/-video.mp4',
    'demo/.video.mp4',
    'video.exe',
    './video.mp4',
  ])('stay in the repository and are videos, not %s', (src) => {
    expect(check({ ...file, src })).toEqual([expect.stringMatching(/^video\.src : « .* Écrivez/)])
  })

  it('hold captions that can be read, else the line is told', () => {
    expect(check({ ...file, captions: 'demo/video/wrong.vtt' })).toEqual([
      'video.captions : demo/video/wrong.vtt, ligne 3 : « 00:00,000 » sépare les millisecondes par une virgule. Écrivez « 00:00.000 ».',
    ])
  })
})
