// Until an owner gives a film of his own, the site shows this one. It is not written into the owner's folder
// `site/`, so he has nothing to remove from it later.

/** The film of `defaults/media`, as the keys of `video` in `site.yaml` would describe it. */
export const demonstrationFilm = {
  provider: 'file',
  src: 'media/demonstration.mp4',
  captions: 'media/demonstration.fr.vtt',
  title: 'Notre méthode, et\u00a0ce que nous garantissons',
} as const
