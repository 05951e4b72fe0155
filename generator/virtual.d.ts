declare module 'virtual:site' {
  export const site: import('../src/Site.ts').Site
  export const asked: import('../src/embeds/consent.ts').AskedConsent
  /** True where a third party waits for the visitor's consent. A literal of the build. */
  export const asksConsent: boolean
  /** True where there is something to manage: such a consent, or being counted. */
  export const hasChoices: boolean
}

/** Those of all pages: the browser needs no more of the table of routes. */
declare module 'virtual:paths' {
  export const paths: readonly string[]
}

/** How the pages count; where nobody counts, nothing under the same names. */
declare module 'virtual:audience' {
  export const startCounting: typeof import('../src/audience/count.ts').startCounting
  export const countPage: typeof import('../src/audience/count.ts').countPage
  export const countThanks: typeof import('../src/audience/count.ts').countThanks
}

/** The same for the embeds, whose part needs React. */
declare module 'virtual:track-embeds' {
  export const useEmbedEvents: typeof import('../src/audience/track-embeds.ts').useEmbedEvents
  export const useCalendarView: typeof import('../src/audience/track-embeds.ts').useCalendarView
}

/** Where visits are counted. For `src/audience` alone. */
declare module 'virtual:counted' {
  export const beacon: import('../services/AudienceProvider.ts').Beacon
  export const target: import('../services/AudienceProvider.ts').AudienceTarget
  /** Beginnings of the addresses that lead to the support. */
  export const supportLinks: string[]
}

declare module 'virtual:words' {
  /** Every sentence of the pages, typeset; what only the page knows is filled by `fill`. */
  export const words: import('./schema/words-schema.ts').Words
}

declare module 'virtual:embeds' {
  /**
   * The configured video, in its box.
   *
   * @param props.messages how the service's player talks, where we know it
   */
  export const VideoEmbed: import('react').FunctionComponent<{
    video: import('../src/Site.ts').Site['video']
    messages: import('../services/Service.ts').Messages | undefined
  }>
  export const videoMessages: import('../services/Service.ts').Messages | undefined
  export const schedulingMessages: import('../services/Service.ts').Messages | undefined
}

/** What is said of services and of choices; where a site has no use for it, nothing under the same name. */
declare module 'virtual:choices' {
  export const AudienceChoice: typeof import('../src/audience/AudienceChoice.tsx').AudienceChoice
  export const ServiceChoices: typeof import('../src/embeds/ServiceChoices.tsx').ServiceChoices
  export const ServiceNotice: typeof import('../src/embeds/ServiceNotice.tsx').ServiceNotice
  export const ManageChoices: typeof import('../src/embeds/ManageChoices.tsx').ManageChoices
}

/** What the style sheet takes from the configuration. */
declare module 'virtual:site.css'

declare module 'virtual:legal-texts' {
  /** By the name of their file: `mentions-legales`. Too heavy for a browser. */
  export const legalTexts: Record<string, import('../src/legal/LegalText.ts').LegalText>
}
