/*
 * What the site shows until its owner has a video and a calendar. None of it stands in `site/`, so that
 * nothing of it stays behind once there is an address.
 */

/** The keys of the film that stands in `defaults/media`. */
export const demonstrationFilm = {
  provider: 'file',
  src: 'media/demonstration.mp4',
  poster: 'media/demonstration.webp',
  captions: 'media/demonstration.fr.vtt',
  title: 'Notre méthode, et ce que nous garantissons',
  duration: '0:20',
} as const

export const demonstrationCalendar = { provider: 'demo' } as const

/** True for the film that the product ships. */
export const isDemonstrationFilm = (video: { provider: string; src?: string | undefined }) =>
  video.provider === 'file' && video.src === demonstrationFilm.src
