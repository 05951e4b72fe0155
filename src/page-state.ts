/**
 * The `data-` attributes by which the build, the boot script, the application, React, the style sheets and
 * the tests tell each other what a page is doing. TypeScript names each here and nowhere else; a mark that
 * is only there or not has an empty value.
 *
 * These stand on `<html>`. The first five are written by the build (`generator/pages/document.ts`).
 */
export type PageState = {
  /** Hash of the build. Navigation loads a page of another build instead of showing it in place. */
  build?: string
  /** Address of the application, which the boot script imports. */
  application?: string
  /** Address of React and what it draws, which `wake-islands.ts` preloads. */
  islands?: string
  /** Paths of all pages, separated by spaces: `is-page.ts`. */
  paths?: string
  /** `ConsentTerms` as JSON, where the site asks for consent. Read by the boot script. */
  consent?: string
  /**
   * Which texts may be drawn in our fonts: `fonts.css`. The build writes `in-time` on pages of text; the
   * boot script and navigation write `all` once the fonts have loaded.
   */
  fonts?: 'in-time' | 'all'
  /** JavaScript runs. Written by the boot script, which removes it when the application cannot load. */
  js?: ''
  /** The application has started. Written by `wake-page.ts`; read by style sheets and the boot script. */
  ready?: ''
  /** The page is in a frame, as `/merci` may be. Written by the boot script, for style sheets. */
  framed?: ''
  /**
   * The services whose agreement is stored on this device, separated by spaces. Written by the boot script,
   * then by `use-consent.ts`. Style sheets hide their questions; `service-script.ts` and `moments.ts`
   * act on it.
   */
  kept?: string
  /** What became of a booking in this tab. Written by the boot script and `bookings.ts`. */
  booked?: Outcome
  /** An announcement is on screen, in the banner's place. Written by `announce.ts`, for style sheets. */
  seen?: ''
  /** The calendar has led this tab to `/merci`. Written by `thanks.ts`, for the page's style sheet. */
  thanked?: ''
}

/**
 * What became of a booking. `pending`: someone has yet to confirm it, or to pay. `demonstration`: nothing
 * is booked.
 */
export type Outcome = 'confirmed' | 'pending' | 'demonstration'

/** The attributes of elements inside the page. */
export type ElementState = {
  /** Name of a part that React takes over. Written by `Island.tsx`, like the next two. */
  island?: string
  /** When React takes it over: `Moment`s separated by spaces, read by `wake-islands.ts`. */
  wakes?: string
  /** Address of a script to load with the page: `service-script.ts`. */
  script?: string
  /** React has taken the part over. Written by `hydrate.tsx`; read by style sheets and the boot script. */
  awake?: ''
  /** The part's code threw, and its prerendered HTML is back. Written by `hydrate.tsx`, for style sheets. */
  failed?: ''
  /**
   * Name of the button that was tapped in a part before React took it over. Written by the boot script.
   * Style sheets mark that button; `hydrate.tsx` clicks it again.
   */
  pressed?: string
  /** The film that was tapped plays, before React has taken it over. Written by the boot script. */
  playing?: ''

  /** Name of a button whose early tap is clicked again: the value of `pressed`. */
  replay?: 'load' | 'another' | 'withdraw' | 'choices'
  /** The button that asks for consent, with its purpose. It gets the focus after a withdrawal. */
  asks?: 'video' | 'scheduling'
  /** The box around a frame or a film. It keeps the focus while that loads. */
  embed?: 'video' | 'scheduling'
  /** The box's frame is hidden: it loads, or shows an error page. For style sheets. */
  covered?: ''
  /** The box's frame was given the focus by the keyboard. Written by `use-frame.ts`, for `base.css`. */
  ring?: ''
  /** A question or an agreement, which style sheets show or hide by `kept`. */
  purpose?: 'video' | 'scheduling'
  /** Words for one outcome of a booking, which style sheets show or hide by `booked`. */
  outcome?: Outcome
  /** A preview picture has loaded. Written by `VideoView.tsx`, for its style sheet. */
  loaded?: ''

  /** Sentences of `Announcer.tsx`, which `announce.ts` shows. */
  coming?: string
  unreachable?: string
  offline?: string
  /** On `/merci`: origins of the calendars that may lead there, separated by spaces: `thanks.ts`. */
  calendars?: string
  /** The words before the day on which a text is read: `day-consulted.ts`. */
  consulted?: string
}

/** The live attributes of a page's `<html>`: setting one writes it, `delete` removes it. */
export const pageState = (page: Document = document) => page.documentElement.dataset as PageState

/** The live attributes of an element. */
export const stateOf = (element: HTMLElement) => element.dataset as ElementState

/**
 * The same for JSX and for written HTML: `{ asks: 'video' }` → `{ 'data-asks': 'video' }`. React leaves out
 * what is `undefined`.
 */
export const stateAttributes = (state: PageState & ElementState): Record<string, string> =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [`data-${name}`, value]))

/** Selects by a state: `[data-asks]`, or `[data-asks="video"]` with a value. */
export const stateSelector = (name: keyof (PageState & ElementState), value?: string) =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
