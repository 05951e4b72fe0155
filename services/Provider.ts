// What each file of `services/video/` and `services/scheduling/` exports.
import type { AddressForms, Parts } from './addresses/match-address.ts'
import type { Service, ServiceFrame, Signal } from './Service.ts'

/**
 * A key of `site.yaml` about the company behind a service, which the owner must write where the service's
 * file does not know it.
 */
export type CompanyKey = 'name' | 'country' | 'privacyPolicy'

/** The company behind a service. A value that is absent could not be found, so the owner must write it. */
export type KnownCompany = Omit<Service, 'country' | 'privacyPolicy'> &
  Partial<Pick<Service, 'country' | 'privacyPolicy'>>

/**
 * A video or scheduling service: how to recognise its addresses, and how to show it in a frame. To add a
 * service, write a file that exports one, and add a line to `providers.ts`.
 */
export type Provider = AddressForms & {
  service: KnownCompany
  /** The day of verification, then what was read or run: the vendor's material, or public sites. French. */
  verified: string
  /** An address as owners know it, for messages and forms, e.g. `https://vimeo.com/76979871`. */
  example: string
  /** Hosts of the service. Their subdomains belong to it too. */
  hosts?: readonly string[]
  /** Composes an address from an embed code that holds only an identifier. */
  addressFromCode?: (code: string) => string | undefined
  /**
   * Form of addresses on a customer's own domain. Such an address does not name the service, so the owner
   * writes the service's id under `provider`.
   */
  customDomainAddress?: string
  /**
   * Present where the service is software that anybody may run on their own host: the owner then writes who
   * runs it.
   */
  isSelfHosted?: true
  /** What the frame's address asks the service to do for visitors' privacy. French. */
  privacySettings?: string
  /** Whether the vendor documents a message « ready » (`ServiceFrame`); false where absent. */
  readyIsVerified?: boolean
  /** The frame's `allow` attribute (`ServiceFrame`); none where absent. */
  allow?: string
  /**
   * Query parameters that the frame's address gets, and that are removed from the page's address. One that is
   * `null` is removed from both addresses.
   */
  frameParameters?: (siteUrl: string) => Record<string, string | null>
  /**
   * Composes the addresses that `frameParameters` alone cannot make.
   *
   * @param parts the text that each placeholder of `addresses` stands for
   * @param siteUrl public address of the owner's site, which some services require
   */
  describe?: (url: URL, parts: Parts, siteUrl: string) => Partial<Description>
  oembed?: OEmbed
  /** Documented query parameters that start playback once the visitor has pressed the play button. */
  autoplay?: Record<string, string>
  /** The service's script, if a page can remove it and add it again without harm. */
  scriptUrl?: string
}

/**
 * A service's answer about one video, in the format of https://oembed.com; some services add `duration`, in
 * seconds.
 */
export type OEmbedAnswer = { title?: string; thumbnail_url?: string; duration?: number }

/** How to ask a service whether a video exists, for its title and for its preview picture. */
export type OEmbed = {
  /**
   * The address to ask, to which the address of the video's page is added as the parameter `url`. A path
   * without a host is on the host of that page.
   */
  endpoint: string
  /** The day of verification, then where `recordedAnswer` was read. French. */
  verified: string
  /** An answer that the service once gave. In tests it stands for the service's answer. */
  recordedAnswer: OEmbedAnswer
  /** Lists addresses of larger versions of the picture, in the order in which to try them. */
  largerThumbnails?: (thumbnail: string) => string[]
}

export type Description = Pick<ServiceFrame, 'pageUrl' | 'frameUrl' | 'readyIsVerified'> & {
  /** The company, if it depends on the address. */
  service: KnownCompany
  /** Origins that the frame needs besides that of its address. */
  otherFrameOrigins: string[]
  thumbnailUrl: string
}

/**
 * The messages between the page and a service's frame. A file exports them apart from `provider`, so that
 * the browser downloads the messages of the chosen service and nothing else. The functions must never
 * throw, because a frame may post anything.
 */
export type Messages = {
  /** Messages to post once the frame has loaded, for players that wait to be addressed. */
  onLoad?: readonly unknown[]
  /** Messages to post after the frame is ready, to subscribe to its events. */
  onReady?: readonly unknown[]
  /**
   * Lists the messages to post in answer to a message of the frame.
   *
   * @param utm campaign parameters of the visit, which some services ask for
   */
  answer?: (data: unknown, utm: Record<string, string>) => readonly unknown[]
  read: (data: unknown) => Signal | undefined
}

/**
 * A recorded message of a frame, what `read` makes of it (`null` where the page does not use it), and what
 * `answer` posts back. Recorded from the material that `verified` names; tests replay it.
 */
export type Sample = readonly [
  posted: unknown,
  meaning: Signal | null | undefined,
  answer?: readonly unknown[],
]

/** What the file of a service exports, if the service's messages are used. */
export type ProviderModule = {
  provider: Provider
  messages: Messages
  samples: readonly Sample[]
}

/** A service in the list of `providers.ts`. */
export type ListedProvider = Provider & {
  /**
   * The kinds of signal that the frame's messages give. Empty for a service whose frame posts no documented
   * message.
   */
  signals: readonly Signal['kind'][]
}
