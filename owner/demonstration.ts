// The site shows this film and this calendar until its owner has given his own. Neither stands in the owner's
// folder `site/`, so nothing of them is left there once he has written an address.

/** The film of `defaults/media`, as the keys of `video` in `site.yaml` would describe it. */
export const demonstrationFilm = {
  provider: 'file',
  src: 'media/demonstration.mp4',
  poster: 'media/demonstration.webp',
  captions: 'media/demonstration.fr.vtt',
  title: 'Notre méthode, et ce que nous garantissons',
  duration: '0:20',
} as const

export const demonstrations = {
  video: demonstrationFilm,
  scheduling: { provider: 'demo' },
} as const

/** True for the film that the product ships. */
export const isDemonstrationFilm = (video: { provider: string; src?: string | undefined }) =>
  video.provider === 'file' && video.src === demonstrationFilm.src
