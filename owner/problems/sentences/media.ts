import { inBoth } from './Sentences.ts'

type Media = { file: string }

/** What is wrong with a film, a picture or a drawing. */
export const mediaSentences = {
  'media-gone': inBoth<Media & { folder: string }>(
    ({ file, folder }) =>
      `Le fichier « ${file} » n’existe pas dans le dossier « ${folder} ». Remettez-le, ou choisissez-en un autre.`,
  ),
  'media-empty': inBoth<Media>(
    ({ file }) => `« ${file} » est vide. Exportez le fichier de nouveau.`,
  ),
  'media-misnamed': inBoth<Media & { format: string }>(
    ({ file, format }) =>
      `« ${file} » n’est pas ${format}, malgré son nom. Exportez le fichier de nouveau.`,
  ),
  'film-heavy': inBoth<Media & { megabytes: string }>(
    ({ file, megabytes }) =>
      `« ${file} » pèse ${megabytes} Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.`,
  ),
  'picture-heavy': inBoth<Media & { megabytes: string }>(
    ({ file, megabytes }) =>
      `« ${file} » pèse ${megabytes} Mo. Un téléphone l’attendrait : réduisez-la, par exemple en WebP de 1280 pixels de large.`,
  ),
  'drawing-misnamed': inBoth<Media>(
    ({ file }) => `« ${file} » n’est pas un dessin SVG, malgré son nom.`,
  ),
  'drawing-slow': inBoth<Media>(
    ({ file }) =>
      `« ${file} » contient des effets (filtres ou entités) qu’aucun navigateur ne dessine vite : exportez-le sans eux.`,
  ),
  'drawing-with-text': inBoth<Media>(
    ({ file }) =>
      `« ${file} » contient du texte, que chaque appareil montrerait à sa façon : convertissez-le en tracés.`,
  ),
  'drawing-unreadable': inBoth<Media>(
    ({ file }) =>
      `« ${file} » ne se lit pas comme un dessin SVG ou une image PNG : enregistrez-le de nouveau.`,
  ),
}
