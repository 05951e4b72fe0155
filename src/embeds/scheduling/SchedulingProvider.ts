import type { FrameRights, Service } from '../Service.ts'

/** What the browser receives of a configured calendar: plain data, computed once by the build. */
export type SchedulingFrame = FrameRights & {
  /** `null` for the demonstration, which is our own: its frame has our own origin. */
  service: Service | null
  /** The booking page as a page of its own. */
  pageUrl: string
  frameUrl: string
  /** The service's widget script, only where adding it again after a removal is known to be safe. */
  scriptUrl: string | null
  /** True only where the vendor documents a ready message: only then may silence be called a failure. */
  readyIsVerified: boolean
}

/** One scheduling service: facts, and the few functions that make its addresses from the owner's. */
export type SchedulingProvider = {
  service: Service
  /** Address of a booking page, for messages. */
  example: string
  /** Recognises the host of the address that the owner pasted. */
  isHost: (host: string) => boolean
  /** The service also answers on its customers' own hosts; the owner must then name it. */
  allowsOwnHost?: true
  /** What the path of a booking page looks like. */
  path: RegExp
  /** Defaults to the owner's address as it stands. */
  pageUrl?: (url: URL) => string
  /** @param embeddingHost host of our own site, which some services want to know */
  frameUrl: (url: URL, embeddingHost: string) => string
  /** Where the frame speaks from, when its own address does not say it all. */
  otherFrameOrigins?: string[]
  /** See `SchedulingFrame.scriptUrl`. */
  scriptUrl?: string
  allow?: string
  readyIsVerified: boolean
}

export type SchedulingSignal =
  | { kind: 'ready' }
  | { kind: 'height'; px: number }
  /** `id` tells one booking from another where the service gives it one; a message may come twice. */
  | { kind: 'booked'; id: string | null }
  /** The service itself says that its page cannot be shown. */
  | { kind: 'failed' }
  /** The frame asks for something: this is posted back. */
  | { kind: 'answer'; message: unknown }

/** How one calendar talks; exported as `messages` by its file of `providers/`. */
export type SchedulingMessages = {
  /**
   * Reads untrusted data; anything unknown is `undefined`, nothing throws.
   *
   * @param utm where the visitor came from, for services that ask for it
   */
  read: (data: unknown, utm: Record<string, string>) => SchedulingSignal | undefined
}
