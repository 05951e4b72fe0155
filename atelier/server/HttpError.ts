/** What a request does not get, with its HTTP status: the sentence is for the page to show. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}
