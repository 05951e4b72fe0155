import { inBoth, inEach } from './Sentences.ts'

/** A file that cannot be read at all, or lines that are not YAML. The form shows the file and the line. */
export const yamlSentences = {
  'no-site-folder': inEach<{ folder: string }>({
    inFile: ({ folder }) =>
      `Le dossier « ${folder} » n’existe pas. Remettez-le, ou corrigez la variable SITE, si c’est elle qui le nomme.`,
    inForm: ({ folder }) => `Le dossier « ${folder} » n’existe plus. Remettez-le à sa place.`,
  }),
  'base-is-no-folder': inBoth<{ base: string }>(
    ({ base }) =>
      `« ${base} » n’est pas un dossier. Écrivez le chemin d’un autre dossier de site à partir de celui-ci, par exemple « ../site », ou retirez cette ligne.`,
  ),
  'base-in-circle': inBoth<{ base: string }>(
    ({ base }) =>
      `« ${base} » revient au même dossier. Écrivez le chemin d’un autre dossier de site à partir de celui-ci, par exemple « ../site », ou retirez cette ligne.`,
  ),
  'file-gone': inEach<{ source: string }>({
    inFile: ({ source }) =>
      `ce fichier n’existe plus. Remettez-le, par exemple avec « git checkout -- ${source} ».`,
    inForm: ({ source }) => `Le fichier « ${source} » n’existe plus. Remettez-le à sa place.`,
  }),
  'file-unread': inBoth<{ name: string; closest: string }>(
    ({ name, closest }) =>
      `rien ne lit « ${name} ». Renommez-le en « ${closest} », ou sortez-le du dossier du site.`,
  ),
  'file-unreadable-now': inBoth(
    () => 'ce fichier ne se lit pas en ce moment. Vérifiez que rien d’autre ne l’utilise.',
  ),
  'file-too-large': inBoth<{ most: string }>(
    ({ most }) => `ce fichier dépasse ${most} : ce n’est pas un texte du site. Remettez le vôtre.`,
  ),
  'not-utf8': inBoth(
    () =>
      'ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.',
  ),
  'merge-conflict': inBoth(
    () =>
      'git n’a pas su réunir deux versions de ce passage. Gardez celle que vous voulez, et retirez l’autre avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».',
  ),
  'tab-indent': inBoth(
    () =>
      'cette ligne commence par une tabulation ou une espace insécable. Décalez-la avec des espaces, deux par niveau.',
  ),
  'bad-indent': inBoth(
    () =>
      'cette ligne n’est pas alignée avec les autres de son groupe, ou la liste du dessus n’est pas fermée par « ] ». Décalez de deux espaces par niveau.',
  ),
  'colon-in-value': inBoth(
    () =>
      'cette valeur contient « : », ou la ligne suivante est trop décalée. Mettez la valeur entre guillemets droits, ou alignez les lignes du groupe.',
  ),
  'line-without-key': inEach({
    inFile: () =>
      'cette ligne n’a pas de clé. Écrivez « clé: valeur », avec une espace après « : », ou mettez « # » devant si c’est une note.',
    inForm: () =>
      'Cette ligne ne dit pas de quoi elle parle : il y manque deux points suivis d’une espace, ou un # devant si c’est une note.',
  }),
  'unclosed-value': inEach({
    inFile: () =>
      'il manque la fin de cette valeur, ou sa clé. Écrivez « clé: "valeur" », avec les deux guillemets.',
    inForm: () => 'Il manque la fin de cette valeur : fermez les guillemets droits.',
  }),
  'text-after-value': inBoth(
    () =>
      'cette valeur continue après sa fin, ou la ligne n’est pas alignée. Mettez toute la valeur entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".',
  ),
  'reserved-sign': inBoth(
    () =>
      'cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.',
  ),
  'duplicate-key': inEach({
    inFile: () => 'cette clé est écrite deux fois. Gardez une seule des deux lignes.',
    inForm: () => 'Cette réponse est écrite deux fois. Gardez une seule des deux lignes.',
  }),
  'cut-in-two': inBoth(() => '« --- » coupe le fichier en deux. Retirez cette ligne.'),
  'too-deep': inBoth(
    () => 'ce fichier emboîte trop de groupes les uns dans les autres. Remettez le vôtre.',
  ),
  'unreadable-line': inEach({
    inFile: () => 'cette ligne ne se lit pas. Écrivez « clé: "valeur" ».',
    inForm: () => 'Cette ligne ne se lit pas.',
  }),
  'no-keys': inEach({
    inFile: () =>
      'ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
    inForm: () => 'Ce fichier ne contient aucune réponse. Remettez le vôtre.',
  }),
  'bare-color': inEach({
    inFile: () =>
      'mettez cette couleur entre guillemets droits, par exemple « color: "#1c5b49" » : sans eux, # commence une note.',
    inForm: () => 'Mettez cette couleur entre guillemets droits : sans eux, # commence une note.',
  }),
  'embed-code-in-file': inEach({
    inFile: () =>
      'un code d’intégration ne se lit pas ici. Collez-le dans l’atelier (« npm run atelier »), ou ne gardez que l’adresse qu’il contient, entre guillemets droits.',
    inForm: () =>
      'Un code d’intégration ne se lit pas dans ce fichier : n’y gardez que l’adresse qu’il contient, entre guillemets droits.',
  }),
}
