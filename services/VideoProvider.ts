import type { Provider, Service, ServiceFrame, ServiceModule } from './Service.ts'

/** A player that lives in a frame of its service. */
export type FrameVideo = ServiceFrame & {
  kind: 'frame'
  service: Service
  /** Documented query parameters that start playback after a tap of ours; none where none is known. */
  autoplay: Record<string, string>
  preview: { url: string; tellsRatio: boolean } | null
}

/** A file of our own, in the browser's own player. */
export type FileVideo = Pick<ServiceFrame, 'frameOrigins' | 'allow'> & {
  kind: 'file'
  service: null
  /** The file itself: what the player reads, and what a link can open. */
  pageUrl: string
  /** French captions, or `null` when there is no file of them. */
  captionsUrl: string | null
}

/** One thing that the owner writes for a video. */
export type Field = {
  /** After « Écrivez », e.g. `la fin de l’adresse de partage`. */
  what: string
  example: string
  /** What a sound value looks like; the named forms are those of the whole configuration. */
  form: RegExp | 'url' | 'host' | 'name'
  optional?: true
}

/** A hosted video service: the owner's fields in, everything that follows out. */
export type VideoProvider<Needed extends string, Optional extends string = never> = Provider<
  Record<Needed, string> & Partial<Record<Optional, string>>
> & {
  fields: Record<Needed | Optional, Field>
  /** Address of a video as its owner sees it, for messages. */
  example: string
  /** Recognises the host of an address, `www.` left out. */
  host?: RegExp
  /**
   * Where the fields stand, by their names, in whatever the service gives its owner: `host/path?query`
   * without `www.`, or a piece of an embed code.
   */
  forms: RegExp[]
  allow: string
  /** Where the service tells by oEmbed of a page whether its video exists; relative to that page. */
  oembed?: string
  /** What its answers mean, as orders in French: statuses of oEmbed. */
  refusals?: Record<number, string>
  /** See `FrameVideo`. */
  autoplay?: Record<string, string>
}

export type VideoModule = ServiceModule<VideoProvider<never, string>>
