// What each file of `services/video/` and `services/scheduling/` exports.
import type { AddressForms, Parts } from './addresses/match-address.ts'
import type { Service, ServiceFrame, Signal } from './Service.ts'

/** A key of `site.yaml` about a company, which only the owner can write where we do not know it. */
export type CompanyKey = 'name' | 'country' | 'privacyPolicy'

/** The company behind a service. What is absent, we did not find, so the owner must write it. */
export type KnownCompany = Omit<Service, 'country' | 'privacyPolicy'> &
  Partial<Pick<Service, 'country' | 'privacyPolicy'>>

/**
 * What we know of a video or scheduling service: how to recognise its addresses, and how to frame
 * them. Adding a service is a file with this and one line in `providers.ts`.
 */
export type Provider = AddressForms & {
  service: KnownCompany
  /** The day of verification, then what we read or ran: the vendor's material, or public sites. French. */
  verified: string
  /** An address as owners see it, for messages and forms, e.g. `https://vimeo.com/76979871`. */
  example: string
  /** The service's hosts, each with its subdomains. */
  hosts?: readonly string[]
  /** Composes the address where an embed code holds only an identifier. */
  addressFromCode?: (code: string) => string | undefined
  /** Form of an address on a customer's own domain; the owner then names the service under `provider`. */
  customDomainAddress?: string
  /** Anybody may run the software elsewhere than on these hosts: the owner then says who does. */
  isSelfHosted?: true
  /** What our frame's address asks the service to do for visitors' privacy. French. */
  privacySettings?: string
  /** As in `ServiceFrame`; false where absent. */
  readyIsVerified?: boolean
  /** As in `ServiceFrame`. */
  allow?: string
  /** Query parameters that the frame has and the page has not; `null` removes one from both. */
  frameParameters?: (siteUrl: string) => Record<string, string | null>
  /**
   * Composes the addresses that `frameParameters` alone cannot make.
   *
   * @param parts what the blanks of `addresses` took
   * @param siteUrl public address of our own site, which some services require
   */
  describe?: (url: URL, parts: Parts, siteUrl: string) => Partial<Description>
  oembed?: OEmbed
  /** Documented query parameters that start playback after the visitor's tap. */
  autoplay?: Record<string, string>
  /** The service's script, where it may be removed and added again without harm. */
  scriptUrl?: string
}

/** A service's answer about one video (https://oembed.com); some services add `duration`, in seconds. */
export type OEmbedAnswer = { title?: string; thumbnail_url?: string; duration?: number }

/** How to ask a service whether a video exists, for its title and for its preview picture. */
export type OEmbed = {
  /** Takes the video's page as the parameter `url`. May be a path, on the host of that page. */
  endpoint: string
  /** The day of verification, then where `recordedAnswer` was read. French. */
  verified: string
  /** What the service answered once; tests play it. */
  recordedAnswer: OEmbedAnswer
  /** Lists addresses of larger versions of the picture, in the order in which to try them. */
  largerThumbnails?: (thumbnail: string) => string[]
}

export type Description = Pick<ServiceFrame, 'pageUrl' | 'frameUrl' | 'readyIsVerified'> & {
  /** The company, where it depends on the address. */
  service: KnownCompany
  /** Origins that the frame needs besides the one of its address. */
  otherFrameOrigins: string[]
  thumbnailUrl: string
}

/**
 * The messages between our page and a service's frame. They are an export apart from `provider`, so
 * that the browser downloads those of the configured service and nothing else. None of these functions
 * throws: a frame may post anything.
 */
export type Messages = {
  /** Messages to post once the frame has loaded, for players that wait to be addressed. */
  onLoad?: readonly unknown[]
  /** Messages to post after the frame is ready, to subscribe to its events. */
  onReady?: readonly unknown[]
  /**
   * Lists the messages to post in answer to one of the frame's.
   *
   * @param utm campaign parameters of the visit, which some services ask for
   */
  answer?: (data: unknown, utm: Record<string, string>) => readonly unknown[]
  read: (data: unknown) => Signal | undefined
}

/**
 * A recorded message of a frame, what `read` makes of it (`null`: a message that we do not use), and
 * what `answer` posts back. Recorded in the material that `verified` names; tests replay it.
 */
export type Sample = readonly [
  posted: unknown,
  meaning: Signal | null | undefined,
  answer?: readonly unknown[],
]

/** The exports of a service's file, where we read its messages. */
export type ProviderModule = {
  provider: Provider
  messages: Messages
  samples: readonly Sample[]
}

/** A provider of the list in `providers.ts`. */
export type ListedProvider = Provider & {
  /** What the frame's messages can tell us. Empty for a service without messages, which has no file. */
  signals: readonly Signal['kind'][]
}
