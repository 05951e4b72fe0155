import { OwnerError } from '../owner/problems/OwnerError.ts'

/** What the owner has decided or typed for a publication. */
export type PublishingChoices = {
  /** Password or private key. */
  secret?: string | undefined
  /** Fingerprint of the server's key, which the owner has compared. */
  acceptedKey?: string | undefined
  /** Whether to write into a folder on the server that holds something else than this site. */
  mayReplace?: boolean | undefined
  /** Whether to publish although the owner still has something to correct. */
  anyway?: boolean | undefined
  /** Whether to publish again what was on line before. */
  previous?: boolean | undefined
}

/** What the owner may answer so that the publication goes on: a secret, or the agreement on a button. */
export type Asks = 'secret' | { label: string; answer: PublishingChoices }

/** Says, in French, what stopped a publication, or what the owner must answer before it can begin. */
export class PublishError extends OwnerError {
  readonly asks: Asks | undefined

  constructor(message: string, asks?: Asks) {
    super(message)
    this.asks = asks
  }
}

export const UNCHANGED = 'Le site en ligne n’a pas changé.'
