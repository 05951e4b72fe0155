import type { Node } from './tree.ts'

/** A fault in a text: stops the build with a French sentence, to which the caller adds the place. */
export class TextError extends Error {
  readonly line: number | undefined
  constructor(message: string, node?: Node) {
    super(message)
    this.line = node?.position?.start.line
  }
}
