/** The company behind a frame, as the consent question and the legal pages name it. */
export type Service = {
  /** The name that visitors know, e.g. `Wistia`. */
  name: string
  /** Country in French, e.g. `États-Unis`. */
  country: string
  /** Address of the company's privacy policy. */
  privacyPolicy: string
  /** The company's page that states `company`, `purposes` and `trackers`, or some of them. */
  source?: string
  /** Legal name of the company. */
  company?: string
  /** What the company does with the data, as the end of a sentence after a colon. French. */
  purposes?: string
  /** What the frame stores on the device. Empty where the company states that it stores nothing. */
  trackers?: readonly { name: string; duration: string }[]
  /** Present where the site's owner runs the service, so that no other company receives anything. */
  isOwn?: true
  /** A further sentence for the consent question, in French. */
  note?: string
}

/** What the browser needs to know to show a frame: plain data, computed once by the build. */
export type ServiceFrame = {
  /** Address of the video's or the calendar's own page, for a link to it. */
  pageUrl: string
  frameUrl: string
  /** Every origin that the frame may show or post messages from. */
  frameOrigins: string[]
  /** The frame's `allow` attribute; empty when it needs none. */
  allow: string
  /** Whether the vendor documents a message « ready », so that a frame which sends none has failed. */
  readyIsVerified: boolean
}

/** A video in the player of its service. */
export type FrameVideo = ServiceFrame & {
  kind: 'frame'
  service: Service
  /** Documented query parameters that start playback after the visitor's tap; may be none. */
  autoplay: Record<string, string>
  /** The service's preview picture, requested only after the visitor has agreed. */
  thumbnailUrl: string | null
}

/** A video file on the site itself, in the browser's player. */
export type FileVideo = Pick<ServiceFrame, 'frameOrigins'> & {
  kind: 'file'
  service: null
  /** Address of the file, for the player and for a link to it. */
  pageUrl: string
  /** Address of the French captions. */
  captionsUrl: string | null
}

export type SchedulingFrame = ServiceFrame & {
  /** `null` where no other company is involved: the demonstration, or the owner's own calendar. */
  service: Service | null
  isDemonstration: boolean
  /** The service's script, if a page can remove it and add it again without harm. */
  scriptUrl: string | null
}

/** The meaning of a frame's message for the page. */
export type Signal =
  | { kind: 'ready' | 'failed' }
  /** What the player of a video does. */
  | { kind: 'playing' | 'ended' }
  /** The visitor has chosen a time in the calendar, and has not booked it yet. */
  | { kind: 'time-chosen' }
  /** The frame has gone to another page, whose top should be brought into view. */
  | { kind: 'moved' }
  /** The height that the frame needs to show its page whole. */
  | { kind: 'height'; px: number }
  /** A time is booked. `isPending`: the owner has still to confirm it, or the visitor to pay for it. */
  | { kind: 'booked'; isPending?: true }
