import { aboutKey, describedKeys } from '../../owner/schema/describe-keys.ts'
import type { About } from '../../owner/schema/field.ts'
import { typeset } from '../../owner/typography.ts'
import { NONE } from '../none.ts'

export const capital = (text = '') =>
  typeset(text.replace(/^(?!https|\w+\/)./, (first) => first.toUpperCase()))

const lastStep = (key: string) => key.split('.').at(-1) ?? ''

type Known = Pick<About, 'label' | 'names'>
/** By whole key and by its last step; the first of several keys decides. */
const known = new Map<string, Known>([
  ...describedKeys()
    .toReversed()
    .flatMap((key) => [key, lastStep(key)].map((each) => [each, aboutKey(key) as Known] as const)),
  ...Object.entries({
    video: 'Vidéo',
    scheduling: 'Agenda',
    audience: 'Mesure de l’audience',
    provider: 'Service',
    dpo: 'Délégué à la protection des données',
    guarantee: 'Garantie',
  }).map(([key, label]) => [key, { label }] as const),
])
const find = (key: string, group = '') =>
  known.get(`${group}.${key}`) ?? known.get(key) ?? known.get(lastStep(key))
const labelOf = (key: string, group?: string) => capital(find(key, group)?.label ?? key)

function valueName(value: string, key: string, group?: string): string {
  const name = find(key, group)?.names?.[value]
  if (name) return capital(name)
  return value === 'none' || value === '[]' ? NONE : value.replace(/^"(.*)"$/, '$1')
}

/** What only somebody who edits the file could do: « Écrivez en dessous, décalées de deux espaces… » */
const OF_THE_FILE =
  /\b\w+: |\b(?:none|adequacy|contextual|dpf|both|provider|siteId|privacyPolicy|isOwn|currentColor)\b|^(?:apache|clauses) :|dessous|tiret|entre guillemets|^Phrases à vous : |\bclés?\b|npm |\bgit |[{[]\]/

/**
 * The same without keys, and without the sentences that are about the lines of a file. Blanks stay:
 * `{callMinutes}` is what is typed.
 *
 * @param about the key of which it speaks, if it is about one
 */
export function withoutFileWords(text: string, about = ''): string {
  const group = about.split('.').slice(0, -1).join('.')
  return text
    .replace(/cette (?:clé|ligne)/gi, 'cette réponse')
    .replace(
      /lancez npm run check -- --accept(?: --reviewed-by "[^"]*")?/gi,
      'enregistrez ces textes',
    )
    .replace(/npm run check/g, '« Prêt à publier ? »')
    .replace(/celui de words\.yaml/g, 'celui des phrases')
    .replace(
      /écrivez dessous name, country et privacyPolicy/,
      'dites le nom du service, son pays et sa politique de confidentialité',
    )
    .replace(
      /« (\w+): ([^»]+?) »/g,
      (_, key, value) => `« ${labelOf(key, group)} : ${valueName(value, key, group)} »`,
    )
    .replace(/« (\w+) »/g, (_, value) => `« ${valueName(value, about)} »`)
    .replace(
      /\b(?:legal|video|scheduling|brand|promise|call)(?:\.\w+)+/g,
      (key) => `« ${labelOf(key)} »`,
    )
    .replace(/(?<!\{)\b[a-z]+[A-Z]\w*/g, (key) => (known.has(key) ? `« ${labelOf(key)} »` : key))
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
  const about = shownAt !== undefined && shownAt !== key && known.get(key.replace(/\[\d+\]/g, ''))
  return capital(about ? `« ${capital(about.label)} » : ${words}` : words)
}
