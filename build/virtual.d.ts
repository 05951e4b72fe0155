declare module 'virtual:site' {
  export const site: import('../src/Site.ts').Site
  /** True where a third party waits for the visitor's consent. A literal of the build. */
  export const asksConsent: boolean
}

/** Where visits are counted; all of it `undefined` where nobody counts. */
declare module 'virtual:audience' {
  /** A literal of the build. */
  export const measures: boolean
  export const beacon: import('../services/AudienceProvider.ts').Beacon | undefined
  export const target: import('../services/AudienceProvider.ts').AudienceTarget | undefined
  /** How the configured player tells where its film is, where we know it. */
  export const film: import('../services/VideoProvider.ts').FilmPosition | undefined
  export const timeChosen: ((data: unknown) => boolean) | undefined
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

/** What the style sheet takes from the configuration. */
declare module 'virtual:site.css'

declare module 'virtual:legal-texts' {
  /** By the name of their file: `mentions-legales`. Too heavy for a browser. */
  export const legalTexts: Record<string, import('../src/legal/LegalText.ts').LegalText>
}
