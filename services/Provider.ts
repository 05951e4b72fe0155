// What the files of `services/video/` and `services/scheduling/` export.
import type { AddressForms, Parts } from './addresses/match-address.ts'
import type { Service, ServiceFrame, Signal } from './Service.ts'

/** A fact about the company, which the owner must write in `site.yaml` where the service's file lacks it. */
export type CompanyKey = 'name' | 'country' | 'privacyPolicy'

/** What a service's file says of the company. A country or a privacy policy that was not found is absent. */
export type KnownCompany = Omit<Service, 'country' | 'privacyPolicy'> &
  Partial<Pick<Service, 'country' | 'privacyPolicy'>>

/** A video or scheduling service: how to recognise its addresses, and how to show it in a frame. */
export type Provider = AddressForms & {
  service: KnownCompany
  /** In French: the day on which addresses and messages were verified, and what was read or run to verify them. */
  verified: string
  /**
   * An example of the service's addresses, in the form that owners know. It is shown in error messages and in
   * the form.
   */
  example: string
  /** Hosts of the service. Their subdomains belong to it too. */
  hosts?: readonly string[]
  /** Composes an address from an embed code that holds only an identifier. */
  addressFromCode?: (code: string) => string | undefined
  /**
   * Address pattern of the service's pages on a customer's own domain: `*` for the host, then the path, e.g.
   * `/meetings/*`. With such an address, the owner must write `provider`, which names the service.
   */
  customDomainAddress?: string
  /** True where anybody may run the service on their own host: the owner then writes who runs it. */
  isSelfHosted?: true
  /** What the frame's address asks the service to do for visitors' privacy. French. */
  privacySettings?: string
  /** True where the vendor documents that the frame posts a message « ready »; false where absent. */
  readyIsVerified?: boolean
  /** The `allow` attribute of the `<iframe>`, e.g. `payment`; where absent, the `<iframe>` has none. */
  allow?: string
  /**
   * Query parameters that the frame's address has, and the link to the service's own page has not. One whose
   * value is `null` is removed from both addresses.
   */
  frameParameters?: (siteUrl: string) => Record<string, string | null>
  /**
   * Describes an embed that needs more than `frameParameters`, e.g. a frame with another host than the owner's
   * address.
   */
  describe?: (url: URL, parts: Parts, siteUrl: string) => Partial<Description>
  oembed?: OEmbed
  /** Query parameters of the frame's address that, as the vendor documents, start playback. */
  autoplay?: Record<string, string>
  /**
   * Address of the vendor's script for pages with the frame: only if the script can run several times in one
   * page without harm.
   */
  scriptUrl?: string
}

/** What a service answers about one video (https://oembed.com); some add `duration`, in seconds. */
export type OEmbedAnswer = { title?: string; thumbnail_url?: string; duration?: number }

/** How to ask a service whether a video exists, for its title and for its preview picture. */
export type OEmbed = {
  /**
   * Address of oEmbed requests, without the query parameter `url`. If it is only a path, its host is that of
   * the video's page.
   */
  endpoint: string
  /** An answer for tests: one that the service gave, or one put together from the sources named beside it. */
  recordedAnswer: OEmbedAnswer
  /** Lists addresses of larger versions of the preview picture, in the order in which to try them. */
  largerThumbnails?: (thumbnail: string) => string[]
}

/** What the address of a video or of a booking page tells our page about its frame. */
export type Description = Pick<ServiceFrame, 'pageUrl' | 'frameUrl' | 'readyIsVerified'> & {
  service: KnownCompany
  /** Origins that the frame needs besides that of its address. */
  otherFrameOrigins: string[]
  thumbnailUrl: string
}

/**
 * The messages between the page and a service's frame. A service's file exports them apart from `provider`, so
 * that browsers download them without the rest of the file. The functions must never throw: a frame may post
 * anything.
 */
export type Messages = {
  onLoad?: readonly unknown[]
  /** Messages to post once the frame has sent the signal `ready`. */
  onReady?: readonly unknown[]
  /** What to post in answer to a message of the frame. `utm`: the visit's campaign parameters. */
  answer?: (data: unknown, utm: Record<string, string>) => readonly unknown[]
  /** `undefined` for a message that the page does not need. */
  read: (data: unknown) => Signal | undefined
}

/** A recorded message, the signal that `read` makes of it (`null`: none), and what `answer` posts back. */
export type Sample = readonly [posted: unknown, meaning: Signal | null, answer?: readonly unknown[]]

/** What the file of a service exports, if our page reads the messages of that service's frame. */
export type ProviderModule = {
  provider: Provider
  messages: Messages
  samples: readonly Sample[]
}

export type ListedProvider = Provider & {
  /** The kinds of signal, e.g. `booked`, that messages of the service's frame give. */
  signals: readonly Signal['kind'][]
}
