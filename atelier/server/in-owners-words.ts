import { aboutKey, describedKeys } from '../../generator/schema/describe-keys.ts'
import { typeset } from '../../generator/typography.ts'
import { choiceName, NONE } from '../owners-words.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const keys = describedKeys()
const labels = new Map(
  keys.toReversed().flatMap((key) => {
    const label = capital(aboutKey(key)?.label ?? '')
    return [[key, label] as const, [key.split('.').at(-1) ?? '', label] as const]
  }),
)
for (const [key, label] of Object.entries({
  video: 'Vidéo',
  scheduling: 'Agenda',
  audience: 'Mesure',
  provider: 'Service',
  dpo: 'Délégué à la protection des données',
  'legal.dpo': 'Délégué à la protection des données',
  'legal.guarantee': 'Garantie',
})) {
  labels.set(key, label)
}

const labelOf = (key: string) => labels.get(key) ?? labels.get(key.split('.').at(-1) ?? '') ?? key

const valueName = (key: string, value: string) =>
  choiceName(key, value) ??
  (value === 'none' || value === '[]' ? NONE : value.replace(/^"(.*)"$/, '$1'))

/** What a sentence for whoever edits the file is for whoever stands at the field. */
const asForm: [RegExp, string][] = [
  [/ : sans eux, # commence une note\./g, '.'],
  [/une couleur entre guillemets/g, 'une couleur'],
  [
    /Écrivez chaque élément sur sa ligne[\s\S]*$/g,
    `Ajoutez chaque élément, ou choisissez « ${NONE} ».`,
  ],
  [/« - "?([^»]*?)"? » dessous, ou « \w+: \[\] » s’il n’y en a pas/g, `« $1 », ou « ${NONE} »`],
  [/Écrivez en dessous, décalées de deux espaces[\s\S]*$/g, 'Répondez aux questions de ce groupe.'],
  [/Écrivez dessous « provider: [\s\S]*$/g, 'Choisissez une réponse.'],
  [
    /écrivez dessous name, country et privacyPolicy/g,
    'choisissez « Une autre page de réservation » et dites qui la tient',
  ],
  [/ou dessous, une ligne chacune : name, email/g, 'ou son nom et son e-mail'],
  [/Écrivez « \w+: "votre phrase" »/g, 'Écrivez une phrase'],
  [/, ou « \w+: none » s’il n’y en a pas/g, `, ou « ${NONE} »`],
  [/ \((?:clauses|dpf)\)/g, ''],
  [/ ; les deux : both\./g, ', ou les deux.'],
  [/Retirez cette ligne/g, 'Videz ce champ'],
  [/retirez cette ligne/g, 'videz ce champ'],
  [/, par exemple avec « git [^»]*»/g, ''],
  [/[Cc]ette clé manque/g, 'il manque une réponse'],
  [/([Cc])ette clé/g, '$1ette question'],
  [/lancez npm run check -- --accept/gi, 'enregistrez ces textes'],
  // What the choices mean is beside them.
  [/\n\s+[^\n]*\b(?:none|both)\b[^\n]*/g, ''],
  [/npm run check/g, '« Prêt à publier ? »'],
  [/celui de words\.yaml/g, 'celui des phrases'],
]

/**
 * A message of the check or of the schema as the page shows it: no key, no line to write, but the names
 * of the fields and of their choices.
 */
export function inOwnersWords(message: string): string {
  const [start = '', own = ''] = /^([a-z][\w.[\]]*|\/[\w-]+) : /.exec(message) ?? []
  const group = own.split('.').slice(0, -1).join('.')
  const nameOf = (key: string) => labels.get(`${group}.${key}`) ?? labelOf(key)
  const said = asForm
    .reduce((text, [found, put]) => text.replace(found, put), message.slice(start.length))
    .replace(
      /« (\w+): ([^»]+?) »/g,
      (_, key, value) => `« ${nameOf(key)} : ${valueName(key, value)} »`,
    )
    .replace(
      /« (none|contextual|dpf|both) »/g,
      (_, value) => `« ${choiceName('consent', value) ?? choiceName('transfer', value) ?? NONE} »`,
    )
    .replace(
      /\b(?:legal|video|scheduling|brand|promise|call)(?:\.\w+)+/g,
      (key) => `« ${labelOf(key)} »`,
    )
    .replace(/\b[a-z]+[A-Z]\w*/g, (key) => (labels.has(key) ? `« ${labels.get(key)} »` : key))
  return typeset(capital(said.trim()))
}
