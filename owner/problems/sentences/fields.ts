/*
 * Messages about an answer that is missing, stands under the wrong key, or is refused by its field.
 * `Sentences.ts` explains the format of this table: `inFile`, `inForm`, `%{name}`.
 *
 * A refused answer has two sentences:
 *   in the terminal: « 06 12 » ne convient pas. Écrivez dix chiffres, par exemple « 06 12 34 56 78 ».
 *   in the form, whose field already shows the answer and an example: Écrivez dix chiffres.
 */
const doesNotFit = '« %{found} » ne convient pas.'

/** Makes the sentences of a refusal from what to write instead: `refused('Écrivez dix chiffres')`. */
const refused = <Order extends string>(order: Order) =>
  ({
    inFile: doesNotFit,
    advice: `${order}, par exemple « %{example} ».`,
    inForm: `${order}.`,
  }) as const

/**
 * Makes the sentences of a problem that quote no example. `order` says, as a whole sentence, what the owner is
 * to do.
 */
const refusedWithoutExample = <Order extends string>(order: Order) =>
  ({ inFile: doesNotFit, advice: order, inForm: order }) as const

const keysBelow = 'Écrivez en dessous, décalées de deux espaces, une ligne par clé : %{possible}.'

export const fieldSentences = {
  'answer-missing': {
    inFile: 'cette clé manque. %{help}',
    advice: 'Écrivez par exemple « %{example} ».',
    inForm: 'Cette réponse manque.',
  },
  // The owner has answered a question that the form does not ask, because another answer excludes it.
  'answer-aside': 'cette réponse ne concerne pas votre cas, et n’est pas publiée.',

  'key-unknown': {
    inFile: 'cette clé n’existe pas ici. Clés possibles : %{possible}.',
    inForm: 'Rien ne lit cette réponse : son nom est mal écrit dans le fichier.',
  },
  'key-elsewhere': {
    inFile:
      'cette clé va sous « %{group} ». Mettez-la en dessous, décalée de deux espaces de plus.',
    inForm: 'Rien ne lit cette réponse : elle n’est pas à sa place dans le fichier.',
  },
  'group-misspelt': {
    inFile: 'cette clé n’existe pas ici. Écrivez « %{meant} » à la place de « %{found} ».',
    inForm: 'Rien ne lit ces réponses : leur titre est mal écrit dans le fichier.',
  },

  'keys-expected': {
    inFile: `${doesNotFit} ${keysBelow}`,
    inForm: 'Répondez à chacune de ces questions.',
  },
  'list-expected': {
    // The example is quoted because YAML would read a bare `Vidéo : Studio` as a key and its value.
    inFile: `${doesNotFit} Écrivez chaque élément sur sa ligne, après un tiret, par exemple « - "%{example}" », ou « [] » s’il n’y en a pas.`,
    inForm: 'Écrivez une réponse par ligne, ou dites qu’il n’y en a pas.',
  },
  'groups-expected': {
    inFile: `${doesNotFit} Écrivez en dessous, après un tiret pour chacun, une ligne par clé : %{possible} ; ou « [] » s’il n’y en a pas.`,
    inForm: 'Répondez à chacune de ces questions, ou dites qu’il n’y en a pas.',
  },
  'text-unquoted': {
    inFile: 'ce texte contient « : ». Mettez-le entre guillemets droits : « "%{found}" ».',
    inForm: 'Ce texte contient deux points : dans le fichier, il lui faut des guillemets droits.',
  },

  'text-empty': refusedWithoutExample('Écrivez un texte, ou rien tant que vous ne savez pas.'),
  'text-too-long': refusedWithoutExample(
    'Écrivez %{most} caractères au plus (il y en a %{length}).',
  ),
  'text-invisible': refusedWithoutExample(
    'Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.',
  ),
  'text-to-complete': refusedWithoutExample(
    'N’écrivez rien tant que vous ne savez pas : la page dira « [À compléter : …] ».',
  ),
  'not-text': refused('Écrivez un texte'),
  'not-email': refused('Écrivez une adresse e-mail'),
  'not-phone': refused('Écrivez dix chiffres, ou le numéro international qui commence par +'),
  'not-amount': refused('Écrivez un montant en euros'),
  'not-url': refused('Écrivez une adresse qui commence par https://'),
  'not-site-url': refused('Écrivez l’adresse publique en https, sans chemin'),
  'not-duration': refused('Écrivez les minutes, deux points, les secondes'),
  'not-city': refused('Écrivez la ville seule'),
  'not-proper-name': refused('Écrivez le nom seul'),
  'not-ratio': refused('Écrivez la largeur divisée par la hauteur, entre 0.5 et 3'),
  'not-number': refused('Écrivez un nombre entier de %{min} à %{max}, en chiffres'),
  'not-file': refused('Donnez %{kind}, au nom sans espace ni accent'),
  'not-choice': refusedWithoutExample('Choisissez une des réponses proposées.'),

  'not-siret': refused('Recopiez les quatorze chiffres de votre avis Insee'),
  'siren-alone': refusedWithoutExample(
    'C’est un SIREN : ajoutez les cinq chiffres de l’établissement, qui suivent sur votre avis Insee.',
  ),
  'siren-mistyped': refusedWithoutExample(
    'Les neuf premiers chiffres, le SIREN, ne vont pas ensemble : recopiez-les de votre avis Insee.',
  ),
  'establishment-mistyped': refusedWithoutExample(
    'Les cinq derniers chiffres, ceux de l’établissement, ne vont pas avec les neuf premiers : recopiez-les de votre avis Insee.',
  ),
  'not-country': refusedWithoutExample('Écrivez un pays, par exemple « Irlande ».'),
  'not-vat-number': refused(
    'Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres',
  ),

  'not-color': {
    inFile: `${doesNotFit} Écrivez une couleur entre guillemets, par exemple « "%{example}" » : sans eux, # commence une note.`,
    inForm: 'Choisissez une couleur.',
  },
  'color-too-light':
    '« %{found} » ne se lit pas assez bien sur le fond des pages : son contraste est de %{contrast}, il en faut 4,5. Prenez une couleur plus foncée.',
} as const
