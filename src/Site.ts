import type { FileVideo, FrameVideo, SchedulingFrame } from '../services/Service.ts'

/** What the pages need of the owner's answers: plain data, computed once by the build. */
export type Site = {
  url: string
  name: string
  supportEmail: string
  supportPhone: string | null
  consent: 'none' | 'contextual'
  noindex: boolean
  video: Video
  scheduling: Scheduling
  /** Name, legal form and town of the publisher, as far as they are known. */
  publisher: string
  /** One sentence on what the guarantee covers; `null` until the owner has said what it covers. */
  guaranteeSummary: string | null
  /** True where the owner's clients pay for the ads: the page says so next to the guarantee. */
  addsAdBudget: boolean
}

/** The attributes of an `img`. The build makes several sizes, of which `src` is the largest. */
export type Poster = { src: string; srcSet: string; width: number; height: number }

export type Video = (FrameVideo | FileVideo) & {
  title: string
  /** How long the video lasts, in minutes and seconds: `3:20`. */
  duration: string | null
  /** Width over height of the box that the page reserves for the video. */
  aspectRatio: number
  /** The owner's preview picture, which is shown instead of the video service's. */
  poster: Poster | null
  /** The captions as paragraphs to read; empty without captions. */
  transcript: string[]
}

/**
 * The calendar's frame, and what step 2 of our page says about the call: with whom it is, and by which means.
 */
export type Scheduling = SchedulingFrame & {
  with: string | null
  means: string | null
}
