import type { FileVideo, FrameVideo, SchedulingFrame } from '../services/Service.ts'

/**
 * What the browser gets of the owner's decisions, computed once by the build: plain data, with
 * nothing of the services that are not in use.
 */
export type Site = {
  url: string
  name: string
  supportEmail: string
  supportPhone: string | null
  consent: 'none' | 'contextual'
  consentMonths: number
  noindex: boolean
  video: Video
  scheduling: Scheduling
  /** Name, legal form and town of the publisher, as far as they are known. */
  publisher: string
  /** One sentence on what the guarantee covers, once the owner has said what counts. */
  guaranteeSummary: string | null
  /** True where clients pay for the ads: the page says so beside that sentence. */
  addsAdBudget: boolean
}

/** A picture in the sizes that the build made of it, as an `img` names them. `src` is the largest. */
export type Poster = { src: string; srcSet: string; width: number; height: number }

export type Video = (FrameVideo | FileVideo) & {
  title: string
  /** How long it is, as a clock shows it: `3:20`. */
  duration: string | null
  /** Width over height of the box that the page reserves. */
  aspectRatio: number
  /** Our own picture; it replaces the service's. */
  poster: Poster | null
  /** The captions as paragraphs to read; empty without captions. */
  transcript: string[]
}

/** The calendar's frame, and what the owner says of the call. */
export type Scheduling = SchedulingFrame & {
  with: string | null
  means: string | null
}
