import { inBoth } from './Sentences.ts'

/** `« photo été.jpg » ne peut pas être publié : n’utilisez que…` */
const refused = (reason: string) =>
  inBoth<{ file: string }>(({ file }) => `« ${file} » ne peut pas être publié : ${reason}.`)

/** What the owner cannot publish as it is. */
export const publicFileSentences = {
  'public-folder-is-link': inBoth(
    () => 'le dossier « public » est un lien : mettez à sa place un dossier, et vos fichiers.',
  ),
  'public-name-odd': refused(
    'n’utilisez que des lettres sans accent, des chiffres, des tirets et des points',
  ),
  'public-name-compressed': refused('cette fin de nom est celle des formes comprimées'),
  'public-name-of-host': refused('des hébergeurs y lisent leurs réglages : changez de nom'),
  'public-name-of-assets': refused(
    'la construction y met ses propres fichiers : changez de dossier',
  ),
  'public-name-of-icon': refused('les icônes du site viennent de votre logo'),
  'public-name-of-page': refused(
    'les hébergeurs ne s’accordent pas sur son adresse : changez de nom',
  ),
  'public-name-taken': refused('la construction écrit déjà ce fichier : changez de nom'),
  'public-link-dead': refused('ce lien ne mène nulle part : retirez-le'),
  'public-no-file': refused('ce n’est pas un fichier : copiez-y ceux du dossier'),
  'public-link-outside': refused(
    'ce lien mène hors du dossier du site : remplacez-le par une copie du fichier',
  ),
  'public-link-hidden': refused('ce lien mène à un fichier caché : retirez-le'),
}
