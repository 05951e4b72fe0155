// In the sentences of this folder, `%{name}` stands for the value `name` of the problem. The compiler reads these
// names, so that whoever makes a problem has to give exactly its values.

/** The values that the sentences of a problem quote. */
export type Values = Readonly<Record<string, string | number>>

/** The sentences of a problem whose words differ in a file and in a form. */
type InEach = {
  /** The sentence for whoever edits the file. `inFile` puts the file, the line and the key before it. */
  readonly inFile: string
  /** Follows `inFile` where the problem has no remedy, and says what the owner should write. */
  readonly advice?: string
  /** The sentence for whoever fills in the form: it has no key, no sign of YAML and no command. */
  readonly inForm: string
}

/** One sentence for both the terminal and the form, which names no key; or a sentence for each. */
export type Sentences = string | InEach

/** `« %{found} » est bien chez %{service}.` → `'found' | 'service'` */
type NamesIn<Text> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values that some sentences quote, by name. */
export type QuotedBy<Entry extends Sentences> = Entry extends unknown
  ? Readonly<Record<NamesIn<Entry extends string ? Entry : Entry[keyof Entry]>, string | number>>
  : never

/** The greatest number of characters that a sentence quotes of a value. */
const MAX_QUOTED = 120

const cut = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)

/** Puts the values into a sentence, and cuts those that stand between French quotes where they are long. */
export const write = (sentence: string, values: Values): string =>
  sentence
    .replace(/« %\{(\w+)\} »/g, (_, name) => `« ${cut(String(values[name]))} »`)
    .replace(/%\{(\w+)\}/g, (_, name) => String(values[name]))
    // An empty value at the end of a line leaves a space before it.
    .replace(/ +$/gm, '')
