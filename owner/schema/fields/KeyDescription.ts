// How a schema describes its keys and groups in French. The form asks its questions by these descriptions, and the
// sentences about mistakes quote them.
import type { Refusal } from './refusal.ts'

/** A description completed by `field` and by the makers of `field-types.ts`. */
export type KeyDescription = Description & {
  kind: Kind
  /** The usual reason to refuse a value. */
  refusal?: Refusal
  /** The words among which the owner chooses. */
  values?: readonly string[]
  /** Ends of the names of files, without the dot: `webp`. */
  extensions?: readonly string[]
}

/** What a schema says of each of its keys, for the form and for the sentences about mistakes. */
export type Description = Relevance & {
  /** The French name of the key, which completes « [À compléter : …] ». */
  label: string
  /** An example of an answer, as an owner could type it. */
  example: string
  /** Says in a French sentence what the answer changes. */
  help?: string
  /** Explains the words of a choice that do not explain themselves. */
  names?: Readonly<Record<string, string>>
  /** The answer that counts while the owner has written none; a function computes it from other answers. */
  defaultAnswer?: string | ((answer: Answer) => string | undefined)
  /** True where the owner may answer `none`, i.e. that there is nothing to give. */
  mayBeNone?: true
  /** True where the form offers to fetch the preview picture of the video from its service. */
  hasPreview?: (answer: Answer) => boolean
}

/** Decides how a page writes a value, and which input of the form asks for it. */
export type Kind =
  | 'line'
  | 'sentence'
  | 'email'
  | 'phone'
  | 'url'
  | 'siret'
  | 'vat'
  | 'yes-no'
  | 'number'
  | 'choice'
  | 'list'
  | 'file'
  | 'color'

/** Describes a group of questions: which owners are asked them, and the answers that we propose. */
export type GroupDescription = Relevance & { proposes?: (answer: Answer) => Proposal | undefined }

/** Answers that the owner may accept with one click, with the page and the day on which we read them. */
export type Proposal = { values: Record<string, string>; source: string; readOn: string }

/** Decides which owners a question concerns, and where in the form it stands. */
export type Relevance = {
  /** True for a question that few owners answer: the form shows it under « Avancé ». */
  isRare?: true | ((answer: Answer) => boolean)
  /** True where the question concerns this site. Elsewhere it is not asked, and an answer is ignored. */
  askedWhen?: (answer: Answer) => boolean
}

/** Gives the answer to another key, or its default if none is written: `answer('legal.publisher.siret')`. */
export type Answer = (key: string) => unknown
