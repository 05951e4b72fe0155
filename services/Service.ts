/** What the home page embeds. Consent may be asked for each: one question and one answer each. */
export const embedKinds = ['video', 'scheduling'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** The company behind a frame, as the consent question and the legal pages name it. */
export type Service = {
  /** The name that visitors know, e.g. `Wistia`. */
  name: string
  /** Country in French, e.g. `États-Unis`. */
  country: string
  privacyPolicy: string
  /** The company's legal name. */
  legalName?: string
  /** What the company does with the data, as a French sentence without its full stop, with its no-break spaces. */
  purposes?: string
  /** What the frame stores on the device. Empty where the company states that it stores nothing. */
  trackers?: readonly { name: string; duration: string }[]
  /** Present where the owner runs the service on a server of his own, so that visitors are not asked. */
  isOwn?: true
  /** A further sentence for the consent question, in French. */
  note?: string
}

/** What the browser needs to know to show a frame: plain data, computed once by the build. */
export type ServiceFrame = {
  /** Address of the video's or the calendar's own page, for a link to it. */
  pageUrl: string
  frameUrl: string
  /** Every origin whose pages the frame may show, and whose messages our page accepts. */
  frameOrigins: string[]
  /** The `allow` attribute of the `<iframe>`; empty where it needs none. */
  allow: string
  /** True where the vendor documents a message « ready », so that a frame which posts none has failed. */
  promisesMessage: boolean
}

export type FrameVideo = ServiceFrame & {
  kind: 'frame'
  service: Service
  /** Query parameters that start playback after the visitor's tap, as the vendor documents; may be none. */
  autoplay: Record<string, string>
  /** Address of the service's preview picture, requested only after the visitor has agreed to the service. */
  thumbnailUrl: string | null
}

/** A video file on the site itself, in the browser's player. */
export type FileVideo = Pick<ServiceFrame, 'frameOrigins'> & {
  kind: 'file'
  service: null
  /** Address of the file, for the player and for a link to it. */
  pageUrl: string
  /** Captions in French. */
  captionsUrl: string | null
}

export type SchedulingFrame = ServiceFrame & {
  /** The company behind the calendar; `null` for the demonstration and for the owner's own calendar. */
  service: Service | null
  isDemonstration: boolean
  /** Address of the vendor's script for pages with the frame. */
  scriptUrl: string | null
}

/** What a message that the frame of a video or a calendar posts means for the page. */
export type Signal =
  | { kind: 'ready' | 'failed' | 'playing' | 'ended' }
  /** The frame has gone to another page, whose top should be brought into view. */
  | { kind: 'moved' }
  /** The height at which the frame shows its page whole. */
  | { kind: 'height'; px: number }
  | BookedSignal

/**
 * A time is booked. `isPending`: the owner has still to confirm it, or the visitor to pay for it; false where the
 * service says that nobody has.
 */
export type BookedSignal = { kind: 'booked'; isPending?: boolean }
