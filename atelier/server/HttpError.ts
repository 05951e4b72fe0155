/** A refused request: its HTTP status, and a French sentence that the page shows. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}
