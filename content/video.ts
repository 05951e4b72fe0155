import { typeset, typesetAll } from '../src/typography.ts'

/** Words round the video. `service` is the name of its host, `title` the video's own. */
export const videoWords = {
  ...typesetAll({
    load: 'Charger la vidéo',
    loading: 'La vidéo arrive…',
    captions: 'Vidéo sous-titrée en français',
    standing: 'La vidéo ne s’affiche pas ?',
    dead: 'La vidéo n’a pas pu être lue ici.',
    slow: 'La vidéo tarde à venir.',
    openFile: 'Ouvrir le fichier vidéo',
    write: 'Écrire au support',
    ended: 'La vidéo est terminée.',
    next: 'Étape suivante : planifier votre appel',
    transcript: 'Lire la transcription',
    status: {
      loading: 'La vidéo se charge.',
      shown: 'Le lecteur est affiché. S’il reste vide, un lien vers la vidéo se trouve plus bas.',
      ready: 'La vidéo est prête.',
      ended: 'La vidéo est terminée. L’étape suivante est l’agenda, plus bas.',
    },
  }),
  play: (title: string) => typeset(`Regarder la vidéo « ${title} »`),
  frameTitle: (title: string) => typeset(`Vidéo : ${title}`),
  watchOn: (service: string) => typeset(`Regarder sur ${service}`),
  silent: (service: string) => typeset(`Le lecteur de ${service} ne répond pas.`),
}
