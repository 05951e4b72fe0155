import { inEach, quote, type Sentence } from './Sentences.ts'

type Refused = { found: string; example: string }

/** The first sentence about a value that its field cannot take. The form shows the value itself. */
const unfit = ({ found }: { found: string }) => `${quote(found)} ne convient pas.`

/** Sentences that end with an example in a file. The form shows the example in the field. */
const refused = (order: string) =>
  inEach<Refused>({
    inFile: unfit,
    advice: ({ example }) => `${order}, par exemple « ${example} ».`,
    inForm: `${order}.`,
  })

/** Sentences that need no example. */
const refusedBecause = <Quoted extends { found: string }>(order: Sentence<Quoted>) =>
  inEach<Quoted>({ inFile: unfit, advice: order, inForm: order })

/** Quotes an example of a list as YAML needs it: bare, `Vidéo : Studio` would be a key and its value. */
const asItem = (example: string) => (/ : /.test(example) ? `"${example}"` : example)

/** Problems of one answer. */
export const fieldSentences = {
  'answer-missing': inEach<{ example: string; help: string }>({
    inFile: ({ help }) => `cette clé manque. ${help}`.trim(),
    advice: ({ example }) => `Écrivez par exemple « ${example} ».`,
    inForm: 'Cette réponse manque.',
  }),
  'answer-aside': 'cette réponse ne concerne pas votre cas, et n’est pas publiée.',
  'key-unknown': inEach<{ possible: string }>({
    inFile: ({ possible }) => `cette clé n’existe pas ici. Clés possibles : ${possible}.`,
    inForm: 'Rien ne lit cette réponse : son nom est mal écrit dans le fichier.',
  }),
  'keys-expected': inEach<{ found: string; possible: string }>({
    inFile: ({ found, possible }) =>
      `${quote(found)} ne convient pas. Écrivez en dessous, décalées de deux espaces, une ligne par clé : ${possible}.`,
    inForm: 'Répondez à chacune de ces questions.',
  }),
  'text-unquoted': inEach<{ found: string }>({
    inFile: ({ found }) =>
      `ce texte contient « : ». Mettez-le entre guillemets droits : « "${found}" ».`,
    inForm: 'Ce texte contient deux points : dans le fichier, il lui faut des guillemets droits.',
  }),
  'list-expected': inEach<{ found: string; example: string }>({
    inFile: ({ found, example }) =>
      `${quote(found)} ne convient pas. Écrivez chaque élément sur sa ligne, après un tiret, par exemple « - ${asItem(example)} », ou « [] » s’il n’y en a pas.`,
    inForm: 'Écrivez une réponse par ligne, ou dites qu’il n’y en a pas.',
  }),

  'text-empty': refusedBecause('Écrivez un texte, ou rien tant que vous ne savez pas.'),
  'text-too-long': refusedBecause<{ found: string; most: number; length: number }>(
    ({ most, length }) => `Écrivez ${most} caractères au plus (il y en a ${length}).`,
  ),
  'text-invisible': refusedBecause(
    'Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.',
  ),
  'text-to-complete': refusedBecause(
    'N’écrivez rien tant que vous ne savez pas : la page dira « [À compléter : …] ».',
  ),
  'not-text': refused('Écrivez un texte'),
  'not-email': refused('Écrivez une adresse e-mail'),
  'not-phone': refused('Écrivez dix chiffres, ou le numéro international qui commence par +'),
  'not-amount': refused('Écrivez un montant en euros'),
  'not-url': refused('Écrivez une adresse qui commence par https://'),
  'not-site-url': refused('Écrivez l’adresse publique en https, sans chemin'),
  'not-duration': refused('Écrivez les minutes, deux points, les secondes'),
  'not-siret': refused('Recopiez les quatorze chiffres de votre avis Insee'),
  'siren-alone': refusedBecause(
    'C’est un SIREN : ajoutez les cinq chiffres de l’établissement, qui suivent sur votre avis Insee.',
  ),
  'siren-mistyped': refusedBecause(
    'Les neuf premiers chiffres, le SIREN, ne vont pas ensemble : recopiez-les de votre avis Insee.',
  ),
  'establishment-mistyped': refusedBecause(
    'Les cinq derniers chiffres, ceux de l’établissement, ne vont pas avec les neuf premiers : recopiez-les de votre avis Insee.',
  ),
  'not-rna': refused(
    'Recopiez le W et les neuf signes qui le suivent sur votre récépissé de préfecture',
  ),
  'not-vat-number': refused(
    'Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres',
  ),
  'not-city': refused('Écrivez la ville seule'),
  'not-proper-name': refused('Écrivez le nom seul'),
  'not-ratio': refused('Écrivez la largeur divisée par la hauteur, entre 0.5 et 3'),
  'not-file': inEach<{ found: string; example: string; kind: string }>({
    inFile: unfit,
    advice: ({ kind, example }) =>
      `Écrivez le chemin d’${kind} de ce dossier, sans espace ni accent, par exemple « ${example} ».`,
    inForm: ({ kind }) => `Choisissez ${kind}, au nom sans espace ni accent.`,
  }),
  'not-number': inEach<Refused & { min: number; max: number; reason: string }>({
    inFile: unfit,
    advice: ({ min, max, example, reason }) =>
      `Écrivez un nombre entier de ${min} à ${max}, en chiffres, par exemple « ${example} ». ${reason}`.trim(),
    inForm: ({ min, max, reason }) =>
      `Écrivez un nombre entier de ${min} à ${max}, en chiffres. ${reason}`.trim(),
  }),
  'not-choice': inEach<{ found: string }>({
    inFile: unfit,
    inForm: 'Choisissez une des réponses proposées.',
  }),
  'not-color': inEach<{ found: string; example: string }>({
    inFile: ({ found, example }) =>
      `${quote(found)} ne convient pas. Écrivez une couleur entre guillemets, par exemple « "${example}" » : sans eux, # commence une note.`,
    inForm: 'Choisissez une couleur.',
  }),
  'color-too-light': ({ found, contrast }: { found: string; contrast: string }) =>
    `« ${found} » ne se lit pas assez bien sur le fond des pages : son contraste est de ${contrast}, il en faut 4,5. Prenez une couleur plus foncée.`,
}
