import type { EmbedOrigins, Service } from '../Service.ts'

/** What the browser receives of a configured calendar: plain data, computed once by the build. */
export type SchedulingFrame = EmbedOrigins & {
  /** `null` for the demonstration, which is our own. */
  service: Service | null
  /** The booking page as a page of its own. */
  pageUrl: string
  frameUrl: string
  /** The service's widget script, only where adding it again after a removal is known to be safe. */
  scriptUrl: string | null
  /** True only where the vendor documents a ready message: only then may silence be called a failure. */
  readyIsVerified: boolean
}

export type SchedulingProvider = {
  /** Recognises the host of the address that the owner pasted. */
  isHost: (host: string) => boolean
  /** Example of an address, for messages. */
  example: string
  /** @param embeddingHost host of our own site, which some services want to know */
  describe: (url: URL, embeddingHost: string) => SchedulingFrame
}

export type SchedulingSignal =
  | { kind: 'ready' }
  | { kind: 'height'; px: number }
  | { kind: 'booked' }
  /** The frame asks for something: this is posted back. */
  | { kind: 'answer'; message: unknown }

/** How one calendar talks; exported as `messages` by its file, like the video's. */
export type SchedulingMessages = {
  /** Posted to the frame once it has loaded. */
  onLoad?: readonly unknown[]
  /** Reads untrusted data; anything unknown is `undefined`, nothing throws. */
  read: (data: unknown, utm: Record<string, string>) => SchedulingSignal | undefined
}
