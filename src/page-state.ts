import type { Purpose } from './embeds/consent/consent.ts'

/*
 * The `data-` attributes by which the build, scripts, style sheets and tests know what a page is
 * doing. An attribute of type `''` has no value: it is there or not.
 */

/** The attributes of `<html>`. */
export type PageState = {
  // The build writes these, for scripts:
  /** Hash of the build. Navigation loads a page of another build as a new document. */
  build?: string
  /** Address of the application's script, which the boot script imports. */
  application?: string
  /** Address of the script with React, which `wake-islands.ts` preloads. */
  islands?: string
  /** Paths of all pages, separated by spaces. */
  paths?: string
  /** `ConsentTerms` as JSON, where the site asks for consent. */
  consent?: string

  // The boot script writes these before the first paint, for style sheets and the application:
  /** JavaScript runs. Removed when the application cannot be loaded. */
  js?: ''
  /** The page is in a frame, as `/merci` may be. */
  framed?: ''
  /** Purposes whose agreement is stored, separated by spaces. `use-consent.ts` updates it. */
  kept?: string
  /** The outcome of the booking made in this tab. `bookings.ts` updates it. */
  booked?: Outcome

  /**
   * Texts that use the web fonts, for style sheets. The build writes `in-time` on legal pages: only
   * fonts that come before the first paint. Elsewhere the boot script writes the other values.
   */
  fonts?: 'in-time' | 'first-screen' | 'all'

  // The application writes these, for style sheets:
  /** The application has started. The boot script reads it too. */
  ready?: ''
  /** `announce.ts` shows a status on screen, in the banner's place. */
  seen?: ''
  /** The calendar has led this tab to `/merci`. */
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
  /** React has hydrated the island, says `hydrate.tsx`. */
  awake?: ''
  /** The island's code threw, and `hydrate.tsx` has put the prerendered HTML back. */
  failed?: ''
  /** The `replay` of the button tapped in an island before React: the boot script writes it. */
  pressed?: string
  /** The boot script has seen the island's film play after a tap before React. */
  playing?: ''

  // Components write these in islands, for scripts and style sheets:
  /** Name of a button that React clicks again where it was tapped before. */
  replay?: 'load' | 'another' | 'withdraw' | 'choices'
  /** Purpose of the button that asks for consent. */
  asks?: Purpose
  /** Purpose of the box around a frame or a film. It has the focus while the frame loads. */
  embed?: Purpose
  /** The box hides its frame, which is loading or may show an error page. */
  covered?: ''
  /** The box draws a focus ring: the focus came into its frame by keyboard. */
  ring?: ''
  /** Purpose of a question or an agreement, which style sheets show or hide according to `kept`. */
  purpose?: Purpose
  /** The outcome that these words describe: style sheets show them where `booked` holds it. */
  outcome?: Outcome
  /** The preview picture has loaded. */
  loaded?: ''

  // Components write texts for scripts here:
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

/** The live attributes of an element. */
export const stateOf = (element: HTMLElement) => element.dataset as ElementState

/** The attributes to write in JSX or in HTML: `{ asks: 'video' }` → `{ 'data-asks': 'video' }`. */
export function stateAttributes(state: PageState & ElementState): Record<string, string> {
  const present = Object.entries(state).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([name, value]) => [`data-${name}`, value]))
}

/** The CSS selector of an attribute: `[data-asks]`, or `[data-asks="video"]` with a value. */
export const stateSelector = (name: keyof (PageState & ElementState), value?: string) =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
