// Messages about a file or a folder that cannot be read or that nothing reads, and about lines that are not YAML.
// `Sentences.ts` explains the format of this table: `inFile`, `inForm`, `%{name}`.

/** How to mend the key `base`, which names another site's folder to take from there what this site lacks. */
const howToFixBase =
  'Écrivez le chemin d’un autre dossier de site à partir de celui-ci, par exemple « ../site », ou retirez cette ligne.'

export const yamlSentences = {
  'no-site-folder': {
    inFile:
      'Le dossier « %{folder} » n’existe pas. Remettez-le, ou corrigez la variable SITE, si c’est elle qui le nomme.',
    inForm: 'Le dossier « %{folder} » n’existe plus. Remettez-le à sa place.',
  },
  'base-is-no-folder': `« %{base} » n’est pas un dossier. ${howToFixBase}`,
  'base-in-circle': `« %{base} » revient au même dossier. ${howToFixBase}`,
  'file-gone': {
    inFile:
      'ce fichier n’existe plus. Remettez-le, par exemple avec « git checkout -- %{source} ».',
    inForm: 'Le fichier « %{source} » n’existe plus. Remettez-le à sa place.',
  },
  'file-name-misspelt':
    'rien ne lit « %{name} ». Renommez-le en « %{meant} », ou sortez-le du dossier du site.',
  'file-name-unknown':
    'rien ne lit « %{name} ». Sont lus ici : %{possible}. Reportez-y ce qui vous sert, puis sortez-le du dossier du site.',
  'site-copy':
    'rien ne lit « %{name} » : votre site est dans « %{folder} ». Reportez-y ce qui vous sert, puis rangez cette copie ailleurs.',
  'file-unreadable-now':
    'ce fichier ne se lit pas en ce moment. Vérifiez que rien d’autre ne l’utilise.',
  'file-too-large':
    'ce fichier dépasse %{most} : ce n’est pas un texte du site. Remettez le vôtre.',
  'not-utf8':
    'ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.',
  'merge-conflict':
    'git n’a pas su réunir deux versions de ce passage. Gardez celle que vous voulez, et retirez l’autre avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».',
  'tab-indent':
    'cette ligne commence par une tabulation ou une espace insécable. Décalez-la avec des espaces, deux par niveau.',
  'bad-indent':
    'cette ligne n’est pas alignée avec les autres de son groupe. Décalez-la de deux espaces par niveau.',
  'colon-in-value': 'cette valeur contient « : ». Mettez-la tout entière entre guillemets droits.',
  'line-without-key': {
    inFile:
      'cette ligne n’a pas de clé. Écrivez « clé: valeur », avec une espace après « : », ou mettez « # » devant si c’est une note.',
    inForm:
      'Cette ligne ne dit pas de quoi elle parle : il y manque deux points suivis d’une espace, ou un # devant si c’est une note.',
  },
  'unclosed-value': 'il manque la fin de cette valeur : fermez les guillemets droits.',
  'list-unclosed': 'il manque « ] » à la fin de cette liste.',
  'text-after-value':
    'cette valeur continue après sa fin. Mettez toute la valeur entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".',
  'reserved-sign':
    'cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.',
  'duplicate-key': 'cette réponse est écrite deux fois. Gardez une seule des deux lignes.',
  'cut-in-two': '« --- » coupe le fichier en deux. Retirez cette ligne.',
  'too-deep': 'ce fichier emboîte trop de groupes les uns dans les autres. Remettez le vôtre.',
  'unreadable-line': 'cette ligne ne se lit pas. Mettez sa valeur entre guillemets droits.',
  'no-keys': {
    inFile:
      'ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas ».',
    inForm: 'Ce fichier ne contient aucune réponse. Remettez le vôtre.',
  },
  'bare-color':
    'mettez cette couleur entre guillemets droits, ainsi : "#1c5b49". Sans eux, # commence une note.',
  'embed-code-in-file': {
    inFile:
      'un code d’intégration ne se lit pas ici. Collez-le dans l’atelier (« npm run atelier »), ou ne gardez que l’adresse qu’il contient, entre guillemets droits.',
    inForm:
      'Un code d’intégration ne se lit pas dans ce fichier : n’y gardez que l’adresse qu’il contient, entre guillemets droits.',
  },
} as const
