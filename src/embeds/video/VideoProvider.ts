import type { FieldRule } from '../../config/fields.ts'
import type { FrameRights, Service } from '../Service.ts'

/** A player that lives in a frame of its service. */
export type FrameVideo = FrameRights & {
  kind: 'frame'
  service: Service
  /** The video at its host, for whoever cannot or will not use the player here. */
  pageUrl: string
  frameUrl: string
  /** Documented query parameter that starts playback after a tap of ours, e.g. `autoplay=1`. */
  autoplay: string | null
  /** `tellsRatio` is false where the picture has its own fixed ratio, as YouTube's 4:3. */
  preview: { url: string; tellsRatio: boolean } | null
  /** True only where the vendor documents a ready message: only then may silence be called a failure. */
  readyIsVerified: boolean
}

/** A file of our own, in the browser's own player. */
export type FileVideo = FrameRights & {
  kind: 'file'
  service: null
  /** The file itself: what the player reads, and what a link can open. */
  pageUrl: string
  /** French captions, or `null` when there is no file of them. */
  captionsUrl: string | null
}

/** A hosted video service: valid fields of the configuration in, everything that follows out. */
export type VideoProvider<Fields> = {
  fields: { [Key in keyof Fields]-?: FieldRule }
  /** @param siteUrl our own address, which some services want to know */
  describe: (fields: Fields, siteUrl: string) => Omit<FrameVideo, 'kind'>
}

export type VideoSignal = 'ready' | 'playing' | 'ended'

/**
 * How one player talks. A file of `providers/` exports it as `messages`, apart from its entry, so
 * that the browser gets the configured service's protocol and nothing else.
 */
export type VideoMessages = {
  /** Posted to the frame once it has loaded, for players that speak only when spoken to. */
  onLoad?: readonly unknown[]
  /** Posted after "ready", to subscribe to the rest. */
  onReady?: readonly unknown[]
  /** What to post back at once to a handshake of the player. Reads untrusted data. */
  answer?: (data: unknown) => readonly unknown[]
  /** Reads untrusted data; anything unknown is `undefined`, nothing throws. */
  read: (data: unknown) => VideoSignal | undefined
}
