import type { Purpose } from './embeds/consent/consent.ts'

/*
 * The `data-` attributes by which the build, scripts, style sheets and tests know what a page is
 * doing. An attribute of type `''` has no value: it is there or not.
 */

/** The attributes of `<html>`. */
export type PageState = {
  // Attributes that the build writes, for scripts:
  /** Hash of the build. Navigation loads a page of another build as a new document. */
  build?: string
  /** Address of the application's script, which the boot script imports. */
  application?: string
  /** Address of the script with React, which `wake-islands.ts` preloads. */
  islands?: string
  paths?: string
  /** `ConsentTerms` as JSON, where the site asks for consent. */
  consent?: string

  // Attributes that the boot script writes before the first paint, for style sheets and the application:
  /** Present where JavaScript runs. Removed when the application cannot be loaded. */
  js?: ''
  /** Present where a frame shows this page: a calendar may show `/merci` in its frame. */
  framed?: ''
  /** The purposes (video, calendar) whose agreement is stored. `use-consent.ts` updates the list. */
  kept?: string
  /** The outcome of the booking made in this tab. `bookings.ts` updates it. */
  booked?: Outcome

  /**
   * Which texts use the web fonts. The build writes `in-time` on legal pages: texts use the fonts only if these come
   * before the first paint. On other pages, `load-fonts.ts` writes `first-screen`, then `all`; navigation writes `all`.
   */
  fonts?: 'in-time' | 'first-screen' | 'all'

  // Attributes that the application writes, for style sheets:
  /** Present once the application has started. The boot script reads it too. */
  ready?: ''
  /** Present while `announce.ts` shows a status on screen, in the banner's place. */
  seen?: ''
  /** Present where the calendar has led this tab to `/merci`. */
  thanked?: ''
}

/** The outcome of a booking: one that is `pending` has yet to be confirmed or paid. */
export type Outcome = 'confirmed' | 'pending' | 'demonstration'

/** The attributes of elements. An island is a part of the page that React hydrates. */
export type ElementState = {
  /** Name of an island, written by `Island.tsx`. */
  island?: string
  /** The moments of `moments.ts` at which React hydrates an island, written by `Island.tsx`. */
  wakes?: string
  /** Address of the calendar service's script: `Island.tsx` writes it for `service-script.ts`. */
  script?: string
  /** Present once React has hydrated the island: `hydrate.tsx` writes it. */
  awake?: ''
  /** Present where the island's code threw, and `hydrate.tsx` has put the prerendered HTML back. */
  failed?: ''
  /** Name (`data-replay`) of the button tapped before React was loaded. The boot script writes it. */
  pressed?: string
  /** Present where a film tapped before React was loaded has begun to play. The boot script writes it. */
  playing?: ''

  // Attributes that components write in islands, for scripts and style sheets:
  /** Name of a button that React clicks again where it was tapped before React was loaded. */
  replay?: 'load' | 'another' | 'withdraw' | 'choices'
  /** On the button that asks for consent: the purpose that it asks for, video or calendar. */
  asks?: Purpose
  /** Marks the box around the video or the calendar. The box has the focus while its frame loads. */
  embed?: Purpose
  /** Present where the box hides its frame, which is loading or may show an error page. */
  covered?: ''
  /** Present where the box draws a focus ring, because the focus came into its frame by keyboard. */
  ring?: ''
  /** What a consent question or an agreement is about. According to `data-kept`, style sheets show one of them. */
  purpose?: Purpose
  /** The outcome that an element describes: style sheets show the element where `data-booked` is the same. */
  outcome?: Outcome
  loaded?: ''

  // Attributes that `read-markdown.ts` writes in legal texts, for the style sheet of their pages:
  /** Marks a notice: the style sheet draws a box around it. */
  box?: ''
  /** The title of a cell's column, which narrow screens show in front of the cell. */
  label?: string

  // Attributes in which components write texts for scripts:
  /** Sentences of `announce.ts`: a page is on its way, or cannot be reached, or the device is offline. */
  coming?: string
  unreachable?: string
  offline?: string
  /** On `/merci`: origins of the calendars that may lead there, separated by spaces. */
  calendars?: string
  /** The words that `day-consulted.ts` writes before the day on which a text is read. */
  consulted?: string
}

/** The live attributes of a page's `<html>`: setting one writes it, `delete` removes it. */
export const pageState = (page: Document = document) => page.documentElement.dataset as PageState

/** True for the path of a page of this site. The build writes the list of paths into each page. */
export const isPage = (path: string) => pageState().paths?.split(' ').includes(path) === true

/** True where `data-kept` says that an agreement to this purpose is stored on the device. */
export const isMarkedKept = (purpose: Purpose) =>
  pageState().kept?.split(' ').includes(purpose) === true

export const stateOf = (element: HTMLElement) => element.dataset as ElementState

/** The attributes to write in JSX or in HTML: `{ asks: 'video' }` → `{ 'data-asks': 'video' }`. */
export function stateAttributes(state: PageState & ElementState): Record<string, string> {
  const present = Object.entries(state).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([name, value]) => [`data-${name}`, value]))
}

/** The CSS selector of an attribute: `[data-asks]`, or `[data-asks="video"]` with a value. */
export const stateSelector = (name: keyof (PageState & ElementState), value?: string) =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
