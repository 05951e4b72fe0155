// What the files and tables of `services/video/` and `services/scheduling/` export.
import type { AddressPatterns } from './addresses/match-address.ts'
import type { Service, ServiceFrame, Signal } from './Service.ts'

/** What we know of the company. A country or a privacy policy that was not found is absent. */
type KnownCompany = Pick<Service, 'name'> &
  Partial<Service> & {
    /** The company's page that states `legalName`, `purposes` and `trackers`, or some of them. */
    source?: string
  }

/** A video or scheduling service: how to recognise its addresses, and how to show it in a frame. */
export type Provider = AddressPatterns & {
  service: KnownCompany
  /** An example of the service's addresses, in the form that owners know. */
  example: string
  /** Hosts of the service. Their subdomains belong to it too. */
  hosts?: readonly string[]
  /** Composes an address from an embed code that holds only an identifier. */
  addressFromCode?: (code: string) => string | undefined
  /** True where anybody may run the service on their own host: the owner then says who runs it. */
  canBeSelfHosted?: true
  /** True where the vendor documents that the frame posts a message « ready »; false where absent. */
  promisesMessage?: boolean
  /** The `allow` attribute of the `<iframe>`, e.g. `payment`; where absent, the `<iframe>` has none. */
  allow?: string
  /**
   * Query parameters of the frame's address alone. One whose value is `null` is taken off both addresses. A value
   * may hold `{siteHost}` of our own site.
   */
  parameters?: Readonly<Record<string, string | null>>
  /**
   * Addresses of the page, the frame and the thumbnail, with the placeholders of `addresses`, and `{siteOrigin}`
   * of our own site. Without a frame's address, it is the page's; without both, they are the owner's.
   */
  page?: string
  frame?: string
  thumbnail?: string
  /** Origins that the frame needs besides that of its address. */
  otherFrameOrigins?: readonly string[]
  /** Describes a frame that needs more than these keys. */
  describeFrame?: (
    url: URL,
  ) => Partial<Pick<ServiceFrame, 'pageUrl' | 'frameUrl' | 'promisesMessage'>>
  /** Query parameters of the frame's address that start playback. */
  autoplay?: Readonly<Record<string, string>>
  oembed?: OEmbed
  /** Address of the vendor's script, if it can run several times in one page without harm. */
  scriptUrl?: string
}

/** How to ask a service whether a video exists, for its title and for its preview picture. */
export type OEmbed = {
  /** Address of the requests. If it is only a path, its host is that of the video's page. */
  endpoint: string
  /** Lists addresses of larger versions of the preview picture, in the order in which to try them. */
  largerThumbnails?: (thumbnail: string) => string[]
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
  /** What to post in answer to a message of the frame. */
  replyTo?: (data: unknown, campaign: Record<string, string>) => readonly unknown[]
  /** `undefined` for a message that the page does not need. */
  read: (data: unknown) => Signal | undefined
}
