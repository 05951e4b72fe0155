/** What the owner's page is not given, with its HTTP status: the sentence is for the page to show. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}
