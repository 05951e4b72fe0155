/** Values that the sentences of a problem may quote. */
export type Values = Readonly<Record<string, string | number>>

/** A French sentence, or a function that makes it from the values of a problem. */
export type Sentence<Quoted> = string | ((values: Quoted) => string)

/** The sentences of a problem whose words differ in a file and in a form. */
export type InEach<Quoted> = {
  /** For whoever edits the file. The file, the line and the key are put before it. */
  inFile: Sentence<Quoted>
  /** Says what to write in the file where the problem has no remedy. */
  advice?: Sentence<Quoted>
  /** For whoever fills in the form: no key, no sign of YAML, no command. */
  inForm: Sentence<Quoted>
}

/** A single sentence serves in a file and in a form: it has no key and nothing of YAML. */
export type Sentences<Quoted> = Sentence<Quoted> | InEach<Quoted>

/** Types a pair of sentences by the values that both quote. */
export const inEach = <Quoted extends Values>(pair: InEach<Quoted>) => pair

/** Makes the French text of a sentence. */
export const write = (sentence: Sentence<Values>, values: Values) =>
  typeof sentence === 'string' ? sentence : sentence(values)

/** Most characters of a value that a sentence repeats. */
const MAX_QUOTED = 120

/** Puts a value between French quotes, cut where it is long: `Lyon` → « Lyon ». */
export function quote(value: string | number): string {
  const text = String(value)
  return `« ${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text} »`
}
