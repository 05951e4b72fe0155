/**
 * The `data-` attributes of `<html>`, by which scripts, style sheets and tests know what a page is doing.
 * An attribute of type `''` is a mark: it is there or not. The build writes the first five.
 */
export type PageState = {
  /** Hash of the build. Navigation loads a page of another build instead of showing it in place. */
  build?: string
  /** Address of the application's script, which the boot script imports. */
  application?: string
  /** Address of the script with React and the parts it draws, which `wake-islands.ts` preloads. */
  islands?: string
  /** Paths of all pages, separated by spaces. Read by `is-page.ts`. */
  paths?: string
  /** `ConsentTerms` as JSON, where the site asks for consent. Read by the boot script. */
  consent?: string
  /**
   * Which texts use the web fonts. Once these have loaded, the boot script writes `first-screen`, then `all`.
   * The build writes `in-time` on legal pages: they use only fonts that came before their first paint.
   */
  fonts?: 'in-time' | 'first-screen' | 'all'
  /** JavaScript runs. Written by the boot script, which removes it when the application cannot load. */
  js?: ''
  /** The application has started. Written by `wake-page.ts`; read by style sheets and the boot script. */
  ready?: ''
  /** The page is in a frame, as `/merci` may be. Written by the boot script, for style sheets. */
  framed?: ''
  /**
   * The purposes whose agreement is stored on this device, separated by spaces. Written by the boot script,
   * then by `use-consent.ts`. For these purposes style sheets hide the question, and the embed loads by
   * itself.
   */
  kept?: string
  /** The outcome of a booking made in this tab. Written by the boot script and `bookings.ts`. */
  booked?: Outcome
  /** An announcement is on screen, in the banner's place. Written by `announce.ts`, for style sheets. */
  seen?: ''
  /** The calendar has led this tab to `/merci`. Written by `thanks.ts`, for the page's style sheet. */
  thanked?: ''
}

/** The outcome of a booking: one that is `pending` has yet to be confirmed or paid. */
export type Outcome = 'confirmed' | 'pending' | 'demonstration'

/** The attributes of elements inside the page. */
export type ElementState = {
  /** Name of a part of the page that React takes over. Written by `Island.tsx`. */
  island?: string
  /**
   * What makes React take over this part of the page: `Moment`s separated by spaces, read by
   * `wake-islands.ts`.
   */
  wakes?: string
  /** Address of the script that `service-script.ts` loads with the page. */
  script?: string
  /**
   * React has taken over this part of the page. Written by `hydrate.tsx`; read by style sheets and the boot
   * script.
   */
  awake?: ''
  /**
   * The code of this part of the page threw, and the prerendered HTML is back. Written by `hydrate.tsx`, for
   * style sheets.
   */
  failed?: ''
  /**
   * Name of the button tapped in this part of the page before React took it over: `hydrate.tsx` clicks it
   * again.
   */
  pressed?: string
  /**
   * The film in this part of the page has begun to play after a tap before React. Written by the boot script.
   */
  playing?: ''

  /** On a button that `hydrate.tsx` clicks again if it was tapped early: the value of `pressed`. */
  replay?: 'load' | 'another' | 'withdraw' | 'choices'
  /** On the button that asks for consent: its purpose. The button gets the focus after a withdrawal. */
  asks?: 'video' | 'scheduling'
  /** On the box around a frame or a film. The box has the focus while the frame or the film loads. */
  embed?: 'video' | 'scheduling'
  /** On the box of an embed: style sheets hide the frame, which is loading or may show an error page. */
  covered?: ''
  /**
   * On the box of an embed: style sheets draw a focus ring, since a visitor who uses the keyboard has the
   * focus in the frame. Written by `use-frame.ts`.
   */
  ring?: ''
  /** On a question or an agreement: what it is about. Style sheets show or hide it by `kept`. */
  purpose?: 'video' | 'scheduling'
  /** On words for one outcome of a booking. Style sheets show or hide them by `booked`. */
  outcome?: Outcome
  /** On a preview picture that has loaded. Written by `VideoView.tsx`, for its style sheet. */
  loaded?: ''

  /** Sentences of `Announcer.tsx`, which `announce.ts` shows. */
  coming?: string
  unreachable?: string
  offline?: string
  /** On `/merci`: origins of the calendars that may lead there, separated by spaces. Read by `thanks.ts`. */
  calendars?: string
  /** The words that `day-consulted.ts` writes before the day on which a text is read. */
  consulted?: string
}

/** The live attributes of a page's `<html>`: setting one writes it, `delete` removes it. */
export const pageState = (page: Document = document) => page.documentElement.dataset as PageState

/** The live attributes of an element. */
export const stateOf = (element: HTMLElement) => element.dataset as ElementState

/** The attributes to write in JSX or in HTML: `{ asks: 'video' }` → `{ 'data-asks': 'video' }`. */
export const stateAttributes = (state: PageState & ElementState): Record<string, string> =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [`data-${name}`, value]))

/** The CSS selector of an attribute: `[data-asks]`, or `[data-asks="video"]` with a value. */
export const stateSelector = (name: keyof (PageState & ElementState), value?: string) =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`
