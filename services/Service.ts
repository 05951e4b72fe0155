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
  /**
   * Where the company itself says that its frame writes and reads nothing on the device that is not
   * strictly needed (loi Informatique et Libertés, art. 82). Without it, a visitor is asked first.
   */
  noConsentSource?: string
  /**
   * What a page of the company's own says of itself; where one of these is missing, no page was found
   * that says it, and visitors read « non publié ».
   */
  company?: string
  /** What it does with what it receives: French, to follow a colon. */
  purposes?: string
  /** What its frame keeps on the device. An empty list: the company says that it keeps nothing. */
  trackers?: readonly { name: string; duration: string }[]
  /** The page that says so. */
  source?: string
  /** One more French sentence that the question must say. */
  note?: string
}

/** What the browser receives of any frame: plain data, computed once by the build. */
export type ServiceFrame = {
  /** The thing at its service, for whoever cannot or will not use the frame here. */
  pageUrl: string
  frameUrl: string
  /** Every origin that the frame may show or speak from, e.g. `https://fast.wistia.net`. */
  frameOrigins: string[]
  /** The frame's `allow` attribute; empty when it needs none. */
  allow: string
  /** True only where the vendor documents a ready message: only then may silence be called a failure. */
  readyIsVerified: boolean
  /** See `Provider`. */
  discretion: string | null
}

/** An entry: what is known of a service, and what follows from what its owner gives. */
export type Provider<Given> = {
  service: Service
  /** What we understand of what its frame says. */
  tells: readonly Signal['kind'][]
  /** What the entry was held against: material of the vendor, or public integrations; and the day. */
  verified: { against: string; on: string }
  /** The setting that the frame's address asks for visitors' privacy, where one is known. */
  discretion?: string
  /** See `ServiceFrame`. */
  readyIsVerified?: boolean
  /** See `ServiceFrame`. */
  allow?: string
  /** @param siteUrl our own address, which some services want to know */
  describe(
    given: Given,
    siteUrl: string,
  ): Pick<ServiceFrame, 'pageUrl' | 'frameUrl'> & {
    /** Where it depends on what was given. */
    service?: Service
    readyIsVerified?: boolean
    /** Besides the frame's own address. */
    otherFrameOrigins?: string[]
    /** `tellsRatio` is false where the picture has its own fixed ratio, as YouTube's 4:3. */
    preview?: { url: string; tellsRatio: boolean } | null
  }
}

/**
 * What the file of a service exports. The build takes `messages` from the file that bears the
 * provider's name: one that has nothing to say exports `undefined`, one that forgets is a type error.
 */
export type ServiceModule<Entry> = { provider: Entry; messages: Messages | undefined }

/** The entries of some files, by the names that the configuration takes. */
export const entriesOf = <Modules extends Record<string, { provider: unknown }>>(
  modules: Modules,
) =>
  Object.fromEntries(Object.entries(modules).map(([id, { provider }]) => [id, provider])) as {
    [Id in keyof Modules]: Modules[Id]['provider']
  }

export type Signal =
  /** The service itself says `failed`: its page cannot be shown. */
  | { kind: 'ready' | 'failed' | 'playing' | 'ended' | 'time-chosen' }
  | { kind: 'height'; px: number }
  /**
   * `id` tells one booking from another where the service gives it one; a message may come twice.
   * `isPending`: someone has yet to confirm it, or to pay.
   */
  | { kind: 'booked'; id: string | null; isPending?: true }

/**
 * How one service's frame talks. It stands beside the entry, not in it, so that the browser gets the
 * configured service's protocol and nothing else. It reads untrusted data: nothing throws.
 */
export type Messages = {
  /** Posted to the frame once it has loaded, for those that speak only when spoken to. */
  onLoad?: readonly unknown[]
  /** Posted after "ready", to subscribe to the rest. */
  onReady?: readonly unknown[]
  /**
   * What to post back at once to what the frame asks.
   *
   * @param utm where the visitor came from, for services that ask for it
   */
  answer?: (data: unknown, utm: Record<string, string>) => readonly unknown[]
  read: (data: unknown) => Signal | undefined
}
