/*
 * The types of the tables of this folder, in which each problem has its French sentences, by its code:
 *
 *   'media-empty': '« %{file} » est vide.'         the same in the terminal and in the form
 *   'key-unknown': { inFile: '…', inForm: '…' }    one for whoever edits the file, one for whoever fills in the form
 *
 * `%{file}` stands for a value that the check which finds the problem gives: `fix('media-empty', place, { file })`.
 * The compiler reads these names in the sentences, so a check has to give exactly its values.
 *
 * Most sentences begin in lower case, because the terminal writes a file, a line or a key before them:
 * « site/site.yaml, ligne 3 : il manque… ». The form begins them with a capital.
 */

export type Values = Readonly<Record<string, string | number>>

/** The sentences of a problem whose words differ in a file and in a form. */
type InEach = {
  /** The sentence for whoever edits the file, which the terminal shows. */
  readonly inFile: string
  /** Follows `inFile` where the problem has no remedy, and says what the owner should write. */
  readonly advice?: string
  /** The sentence for whoever fills in the form: it has no key, no sign of YAML and no command. */
  readonly inForm: string
}

export type Sentences = string | InEach

/** The names of a sentence's values: `« %{found} » est bien chez %{service}.` → `'found' | 'service'` */
type NamesIn<Text> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export type QuotedBy<Entry extends Sentences> = Entry extends unknown
  ? Readonly<Record<NamesIn<Entry extends string ? Entry : Entry[keyof Entry]>, string | number>>
  : never

/** A sentence quotes at most this many characters of a value. */
const MAX_QUOTED = 120

const cut = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)

/** Puts the values into a sentence, and cuts those that stand between French quotes where they are long. */
export const write = (sentence: string, values: Values): string =>
  sentence
    .replace(/« %\{(\w+)\} »/g, (_, name) => `« ${cut(String(values[name]))} »`)
    .replace(/%\{(\w+)\}/g, (_, name) => String(values[name]))
    // The space before an empty value at the end of a line is removed.
    .replace(/ +$/gm, '')
