/**
 * The company behind an embed, as the consent question, the legal pages and the
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
  /** The owner of the site runs it: no other company is behind it. */
  isOwn?: true
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
}

/** A player that lives in a frame of its service. */
export type FrameVideo = ServiceFrame & {
  kind: 'frame'
  service: Service
  /** Documented query parameters that start playback after a tap of ours; none where none is known. */
  autoplay: Record<string, string>
  /** A picture of the film, asked of its service once the visitor has agreed. */
  thumbnailUrl: string | null
}

/** A file of our own, in the browser's own player. */
export type FileVideo = Pick<ServiceFrame, 'frameOrigins'> & {
  kind: 'file'
  service: null
  /** The file itself: what the player reads, and what a link can open. */
  pageUrl: string
  /** French captions, or `null` when there is no file of them. */
  captionsUrl: string | null
}

/** A calendar in a frame. */
export type SchedulingFrame = ServiceFrame & {
  /** `null` where no other company is involved: the demonstration, or the owner's own calendar. */
  service: Service | null
  isDemonstration: boolean
  /** The service's widget script, only where adding it again after a removal is known to be safe. */
  scriptUrl: string | null
}

export type Signal =
  /**
   * `failed`: the service itself says that its page or film cannot be shown. `moved`: the page inside
   * has changed, and its top is what there is to see.
   */
  | { kind: 'ready' | 'failed' | 'playing' | 'ended' | 'time-chosen' | 'moved' }
  | { kind: 'height'; px: number }
  /** A message may come twice. `isPending`: someone has yet to confirm it, or to pay. */
  | { kind: 'booked'; isPending?: true }
