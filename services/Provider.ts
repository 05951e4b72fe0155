import type { Service, ServiceFrame, Signal } from './Service.ts'

/** What only the owner can say of a company. */
export type CompanyKey = 'name' | 'country' | 'privacyPolicy'

/** The named parts of an address, as the entry's own forms find them. */
export type Parts = Readonly<Record<string, string | undefined>>

/** What is known of a service, and what follows from an address of it. */
export type Provider = {
  service: Service
  /** The day, and what the entry was held against: material of the vendor, or public integrations. */
  verified: string
  /** Address of a video or of a booking page as its owner sees it, for messages. */
  example: string
  /** The host of any address of the service, `www.` left out. */
  host?: RegExp
  /** Addresses of a video or of a booking page, as `host/path?query` without `www.`. */
  forms: readonly RegExp[]
  /** The address in an embed code that does not write it out. */
  fromCode?: (code: string) => string | undefined
  /** The path of its pages on hosts of its customers' own, who must then name the service. */
  ownPath?: RegExp
  /** What the owner has to say of the company at this address. */
  asks?: (url: URL) => readonly CompanyKey[]
  /** What the settings that the frame's address asks for do for visitors' privacy: French. */
  discretion?: string
  /** See `ServiceFrame`. */
  readyIsVerified?: boolean
  allow?: string
  /** Query parameters of the frame that its page does without; `null` removes one. */
  parameters?: (siteUrl: string) => Record<string, string | null>
  /**
   * Where the two addresses are not the given one with and without `parameters`.
   *
   * @param siteUrl our own address, which some services want to know
   */
  describe?: (url: URL, parts: Parts, siteUrl: string) => Partial<Description>
  oembed?: OEmbed
  /** See `FrameVideo`. */
  autoplay?: Record<string, string>
  /** See `SchedulingFrame`. */
  scriptUrl?: string
}

/** What a service says of one film: https://oembed.com. `duration`, in seconds, is an addition of some. */
export type OEmbedAnswer = { title?: string; thumbnail_url?: string; duration?: number }

/** Where a service says whether a film exists, what it is called, and where its preview picture is. */
export type OEmbed = {
  /** Asked with the film's page as `url`; relative to that page. */
  endpoint: string
  /** The day, and where `answer` stands. */
  verified: string
  answer: OEmbedAnswer
  /** Where the same picture is larger than in the answer: addresses to try, in this order. */
  larger?: (thumbnail: string) => string[]
}

export type Description = Pick<ServiceFrame, 'pageUrl' | 'frameUrl' | 'readyIsVerified'> & {
  /** Where it depends on the address. */
  service: Service
  /** Besides the frame's own address. */
  otherFrameOrigins: string[]
  thumbnailUrl: string
}

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

/**
 * A message as the material that the entry names has it, what it means to us, and what we post back.
 * Where `null` stands, it says nothing that we use.
 */
export type Sample = readonly [
  posted: unknown,
  meaning: Signal | null | undefined,
  answer?: readonly unknown[],
]

/** What the file of a service that speaks exports. */
export type ProviderModule = {
  provider: Provider
  messages: Messages
  samples: readonly Sample[]
}

/** An entry of a list, with what we understand of what its frame says; where that is nothing, it has no file. */
export type ListedProvider = Provider & { tells: readonly Signal['kind'][] }
