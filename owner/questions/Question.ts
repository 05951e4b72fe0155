import type { Path } from '../values.ts'

/** What a reader makes of a typed text: its value, or a French sentence that says what to write instead. */
export type Reading<Value> =
  | { value: Value }
  | {
      refusal: string
      /** The right answer, where it can be told from the wrong one. */
      meant?: string | undefined
    }

/** Gives the value of another answer, or what counts without one: `answer('legal.publisher.siret')`. */
export type AnswerOf = (key: string) => unknown

type Reader<Value> = (typed: string, answer: AnswerOf) => Reading<Value>

/** What a question asks for, which the makers of `answer-formats.ts` return: `phone`, `choice({ … })`. */
export type AnswerFormat<Value = unknown> = {
  /** The field of the form. */
  kind: 'line' | 'choice' | 'yes-no' | 'file' | 'color' | 'sftp-address' | 'video-address'
  read: Reader<Value>
  /** The words among which the owner chooses, with what they mean. */
  choices?: Readonly<Record<string, string>>
  /** Ends of the names of files, without the dot: `webp`. */
  extensions?: readonly string[]
  /** A file of this size in bytes is refused. */
  maxBytes?: number
  /** Writes the value as Markdown for the legal texts, where it should not stand as it was typed. */
  toMarkdown?: (value: string) => string
}

/** One question to the owner. Its key in `site.yaml` is its place in the tables of this folder. */
export type Question<Value = unknown> = AnswerFormat<Value> & {
  /** The French name of the answer, which completes « [À compléter : …] ». */
  label: string
  /** An answer as an owner could type it. */
  example: string
  /** Says in French what the answer changes, or where to find it. */
  help?: string | ((answer: AnswerOf) => string)
  /** True where no site can be built without the answer. Any other answer is `null` until it is given. */
  required?: true
  /** What counts without an answer, as an owner would type it. */
  fallback?: string | ((answer: AnswerOf) => string | undefined)
  /** True where the owner may answer `none`, i.e. that there is nothing to give. */
  mayBeNone?: true
  /** True where the question concerns this site. Elsewhere it is not asked, and its fallback counts. */
  when?: (answer: AnswerOf) => boolean
  /** The names of the answers in the same group that belong to this one: a new answer clears them. */
  clears?: readonly string[]
  /** By choice: what is cleared when it is made, and when it is given up, e.g. `EI: ['name']`. */
  clearsAround?: Readonly<Record<string, readonly string[]>>
  /** The names of those that belong to the host of an address. */
  clearsAtNewHost?: readonly string[]
  /** True for a question that few owners answer: the form shows it under « Avancé ». */
  rare?: boolean
}

/** Questions by key, in groups as deep as those of `site.yaml`. */
export type Questions = { readonly [name: string]: Question | Questions }

export type Chapter = {
  title: string
  help: string
  /** Path of the page that the preview shows beside the chapter. */
  page: string
  questions: Questions
}

/** A question as it is asked of one owner. The form gets it as JSON, which leaves out the functions. */
export type AskedQuestion = Omit<Question, 'read' | 'toMarkdown' | 'when' | 'help' | 'fallback'> & {
  help: string | undefined
  path: Path
  /** Title of its chapter. */
  chapter: string
  /** What counts without an answer. */
  fallback: string | undefined
}

/** The value that a question has in the configuration. */
type ValueOf<Asked, Value> = Asked extends { fallback: string | ((answer: AnswerOf) => string) }
  ? Value
  : Value | null

/** The answers to a table of questions, as the product uses them. */
export type AnswersTo<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends { read: Reader<infer Value> }
    ? ValueOf<Table[Name], Value>
    : AnswersTo<Table[Name]>
}
