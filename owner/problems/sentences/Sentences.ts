/** What the sentences of a problem may quote. */
export type Values = Readonly<Record<string, string | number>>

/** What a problem says, in French. A remedy needs no words here: see `in-file.ts` and `in-form.ts`. */
export type Sentences<Quoted extends Values> = {
  /** To whoever edits the file. The file, the line and the key are put before it. */
  inFile: (values: Quoted) => string
  /** What to write in the file where no remedy is known. */
  advice?: (values: Quoted) => string
  /** To whoever fills in the form: no key, no sign of YAML, no command. It begins with a capital. */
  inForm: (values: Quoted) => string
}

/** One sentence that fits a file and a form: it names no key and nothing of YAML. */
export const inBoth = <Quoted extends Values>(
  say: (values: Quoted) => string,
): Sentences<Quoted> => ({ inFile: say, inForm: say })

/** Two sentences, where what is to be done in a file differs from what is to be done in a form. */
export const inEach = <Quoted extends Values>(both: Sentences<Quoted>) => both

/** Most characters of a value that a sentence repeats. */
const MAX_QUOTED = 120

/** A value between French quotes, cut where it is long. */
export function quote(value: string | number): string {
  const text = String(value)
  return `« ${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text} »`
}
