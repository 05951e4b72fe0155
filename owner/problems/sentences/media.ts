// Messages about films, pictures and drawings, and about the files of `public/`.
// `Sentences.ts` explains the format of this table.

const HANDBRAKE =
  'Convertissez-le : dans HandBrake, le réglage « Fast 1080p30 » avec « Optimisé pour le Web »'
const FFMPEG =
  '; ou ffmpeg -i film.mp4 -vf "scale=\'min(1920,iw)\':-2" -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart film-web.mp4'

/**
 * Adds to a sentence how the owner converts the film: with HandBrake or, for readers of the terminal, with
 * ffmpeg.
 */
const withConversion = <Fault extends string>(fault: Fault) =>
  ({
    inFile: `${fault} ${HANDBRAKE} ${FFMPEG}`,
    inForm: `${fault} ${HANDBRAKE}.`,
  }) as const

export const mediaSentences = {
  'media-gone':
    'le fichier « %{file} » n’existe pas dans le dossier « %{folder} ». Remettez-le, ou choisissez-en un autre.',
  'media-empty': '« %{file} » est vide. Exportez le fichier de nouveau.',
  'media-misnamed':
    '« %{file} » n’est pas %{format}, malgré son nom. Exportez le fichier de nouveau.',
  'media-unused':
    'rien n’utilise %{files}. Le site ne les publie pas ; supprimez ceux dont vous n’avez plus besoin.',
  'film-incomplete':
    '« %{file} » est incomplet : il s’arrête avant ses images. Exportez le fichier de nouveau.',
  'film-codec': withConversion(
    '« %{file} » est en %{codec}, que bien des navigateurs ne lisent pas.',
  ),
  'film-profile': withConversion(
    '« %{file} » est en H.264 de 10 bits ou en 4:2:2, que bien des navigateurs ne lisent pas.',
  ),
  'film-unstreamed': {
    inFile:
      '« %{file} » ne commencerait qu’une fois reçu en entier : la table de ses images est à la fin. Mettez-la au début, sans rien perdre : ffmpeg -i film.mp4 -c copy -movflags +faststart film-web.mp4 ; ou exportez le film de nouveau, dans HandBrake avec « Optimisé pour le Web ».',
    inForm:
      '« %{file} » ne commencerait qu’une fois reçu en entier : la table de ses images est à la fin. Exportez le film de nouveau, dans HandBrake avec « Optimisé pour le Web ».',
  },
  'film-wide': withConversion(
    '« %{file} » est de %{width} × %{height} pixels : un téléphone recevrait plus qu’il ne montre.',
  ),
  'film-heavy':
    '« %{file} » pèse %{megabytes} Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.',
  'picture-unreadable':
    '« %{file} » ne se lit pas comme une image. Exportez-la de nouveau, par exemple en JPEG.',
  'drawing-misnamed': '« %{file} » n’est pas un dessin SVG, malgré son nom.',
  'drawing-slow':
    '« %{file} » contient des effets (filtres ou entités) qu’aucun navigateur ne dessine vite : exportez-le sans eux.',
  'drawing-with-text':
    '« %{file} » contient du texte, que chaque appareil montrerait à sa façon : convertissez-le en tracés.',
  'drawing-unreadable':
    '« %{file} » ne se lit pas comme un dessin SVG ou une image PNG : enregistrez-le de nouveau.',
} as const

/** Writes why a file cannot be published: « photo été.jpg » ne peut pas être publié : n’utilisez que… */
const refused = <Reason extends string>(reason: Reason) =>
  `« %{file} » ne peut pas être publié : ${reason}.` as const

export const publicFileSentences = {
  'public-folder-is-link':
    'le dossier « public » est un lien : mettez à sa place un dossier, et vos fichiers.',
  'public-name-odd': refused(
    'n’utilisez que des lettres sans accent, des chiffres, des tirets et des points',
  ),
  'public-name-compressed': refused('cette fin de nom est celle des formes comprimées'),
  'public-name-of-host': refused('des hébergeurs y lisent leurs réglages : changez de nom'),
  'public-name-of-assets': refused(
    'la construction y met ses propres fichiers : changez de dossier',
  ),
  'public-name-of-page': refused(
    'les hébergeurs ne s’accordent pas sur son adresse : changez de nom',
  ),
  'public-name-taken': refused(
    'la construction écrit déjà ce fichier : retirez-le, ou changez de nom (les icônes viennent du logo)',
  ),
  'public-no-file': refused('ce n’est pas un fichier : remplacez ce lien par une copie'),
} as const
