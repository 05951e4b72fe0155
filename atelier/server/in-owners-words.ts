import { aboutKey, describedKeys } from '../../generator/schema/describe-keys.ts'
import { typeset } from '../../generator/typography.ts'
import { choiceName, NONE } from '../owners-words.ts'

export const capital = (text = '') => typeset(text.charAt(0).toUpperCase() + text.slice(1))

/** By whole key and by its last step; the first of several keys decides. */
const labels = new Map([
  ...describedKeys()
    .toReversed()
    .flatMap((key) => {
      const label = capital(aboutKey(key)?.label)
      return [[key, label] as const, [key.split('.').at(-1) ?? '', label] as const]
    }),
  ...Object.entries({
    video: 'Vidéo',
    scheduling: 'Agenda',
    audience: 'Mesure de l’audience',
    provider: 'Service',
    dpo: 'Délégué à la protection des données',
    guarantee: 'Garantie',
  }),
])
const labelOf = (key: string) => labels.get(key) ?? labels.get(key.split('.').at(-1) ?? '') ?? key

const valueName = (key: string, value: string) =>
  choiceName(key, value) ??
  (value === 'none' || value === '[]' ? NONE : value.replace(/^"(.*)"$/, '$1'))

/** What only somebody who edits the file could do: « Écrivez en dessous, décalées de deux espaces… » */
const OF_THE_FILE =
  /\b\w+: |\b(?:none|adequacy|contextual|dpf|both|provider|siteId|privacyPolicy|isOwn|currentColor)\b|^(?:apache|clauses) :|dessous|tiret|guillemets|\bclés?\b|npm |\bgit |[{[]\]/

/**
 * The same without keys, and without the sentences that are about the lines of a file.
 *
 * @param about the key of which it speaks, if it is about one
 */
export function withoutFileWords(text: string, about = ''): string {
  const [name = '', ...parents] = about.split('.').reverse()
  const group = parents.reverse().join('.')
  return text
    .replace(/cette (?:clé|ligne)/gi, 'cette réponse')
    .replace(/lancez npm run check -- --accept/gi, 'enregistrez ces textes')
    .replace(/npm run check/g, '« Prêt à publier ? »')
    .replace(/celui de words\.yaml/g, 'celui des phrases')
    .replace(
      /écrivez dessous name, country et privacyPolicy/,
      'dites le nom du service, son pays et sa politique de confidentialité',
    )
    .replace(
      /« (\w+): ([^»]+?) »/g,
      (_, key, value) =>
        `« ${labels.get(`${group}.${key}`) ?? labelOf(key)} : ${valueName(key, value)} »`,
    )
    .replace(/« (\w+) »/g, (_, value) => `« ${choiceName(name, value) ?? value} »`)
    .replace(
      /\b(?:legal|video|scheduling|brand|promise|call)(?:\.\w+)+/g,
      (key) => `« ${labelOf(key)} »`,
    )
    .replace(/\b[a-z]+[A-Z]\w*/g, (key) => (labels.has(key) ? `« ${labels.get(key)} »` : key))
    .split(/(?<=[.?!])(?=\s)/)
    .filter((sentence) => !OF_THE_FILE.test(sentence.trim()))
    .join('')
    .trim()
}

/**
 * A message of the check or of the schema as the page shows it: no key, no line to write, but the names
 * of the fields and of their choices.
 *
 * @param shownAt the key of the field that shows it; about another one, it names that
 */
export function inOwnersWords(message: string, shownAt?: string): string {
  const [start = '', key = ''] = /^([a-z][\w.[\]]*) : /.exec(message) ?? []
  const words = withoutFileWords(message.slice(start.length), key)
  const label = shownAt !== undefined && shownAt !== key && labels.get(key.replace(/\[\d+\]/g, ''))
  return capital(label ? `« ${label} » : ${words}` : words)
}
