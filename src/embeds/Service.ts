/**
 * The company behind an embed, as the consent card, the legal pages and the
 * processors' table name it. An embed of our own origin has none (`null`).
 */
export type Service = {
  /** Name that a visitor knows, e.g. `Wistia`. */
  name: string
  /** Country in French, e.g. `États-Unis`. */
  country: string
  /** Address of the service's own privacy policy. */
  privacyPolicy: string
}

/** What the serving policy must know of any frame. */
export type FrameRights = {
  /** Every origin that it may show, e.g. `https://fast.wistia.net`. */
  frameOrigins: string[]
  /** The frame's `allow` attribute; empty when it needs none. */
  allow: string
}
