/**
 * The company behind an embed, as the consent question and the legal pages name it. An embed of our own
 * origin has none (`null`).
 */
export type Service = {
  /** Name that a visitor knows, e.g. `Wistia`. */
  name: string
  /** Country in French, e.g. `États-Unis`. */
  country: string
  /** Address of the service's own privacy policy. */
  privacyPolicy: string
  /**
   * Legal name of the company. This key and the next two repeat what a page of the company states; where
   * we found no such page, the key is absent and visitors read « non publié ».
   */
  company?: string
  /** What the company does with the data, to follow a colon. French. */
  purposes?: string
  /** What the frame stores on the device. Empty where the company states that it stores nothing. */
  trackers?: readonly { name: string; duration: string }[]
  /** The company's page that states it. */
  source?: string
  /** The owner of the site runs the service, so no other company receives anything. */
  isOwn?: true
  /** One more French sentence for the consent question. */
  note?: string
}

/** What the browser needs to show a frame: plain data, computed once by the build. */
export type ServiceFrame = {
  /** Address that opens the video or the booking page in a tab, for visitors who do without the frame. */
  pageUrl: string
  frameUrl: string
  /** Every origin that the frame may show or post messages from, e.g. `https://fast.wistia.net`. */
  frameOrigins: string[]
  /** The frame's `allow` attribute; empty when it needs none. */
  allow: string
  /** True where the vendor documents a ready message, so that a frame without one has failed. */
  readyIsVerified: boolean
}

/** A video in the player of its service. */
export type FrameVideo = ServiceFrame & {
  kind: 'frame'
  service: Service
  /** Documented query parameters that start playback after the visitor's tap; may be none. */
  autoplay: Record<string, string>
  /** The service's preview picture, requested once the visitor has agreed. */
  thumbnailUrl: string | null
}

/** A video file of our own, in the browser's player. */
export type FileVideo = Pick<ServiceFrame, 'frameOrigins'> & {
  kind: 'file'
  service: null
  /** Address of the file, for the player and for a link. */
  pageUrl: string
  /** Address of the French captions, or `null` where the owner has none. */
  captionsUrl: string | null
}

/** A calendar in a frame. */
export type SchedulingFrame = ServiceFrame & {
  /** `null` where no other company is involved: the demonstration, or the owner's own calendar. */
  service: Service | null
  isDemonstration: boolean
  /** The service's script, where removing it and adding it again is known to be safe. */
  scriptUrl: string | null
}

/** What a frame's message means to our page. */
export type Signal =
  /**
   * `failed`: the service itself reports that it cannot show its page or video. `moved`: another page
   * stands in the frame, whose top should come into view.
   */
  | { kind: 'ready' | 'failed' | 'playing' | 'ended' | 'time-chosen' | 'moved' }
  | { kind: 'height'; px: number }
  /** May come twice for one booking. `isPending`: the host has yet to confirm, or the visitor to pay. */
  | { kind: 'booked'; isPending?: true }
