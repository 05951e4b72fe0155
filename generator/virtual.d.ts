/** Types of the modules that `site-modules.ts` makes from the owner's folder and the configured services. */
declare module 'virtual:site' {
  export const site: import('../src/Site.ts').Site
  /** Every sentence of the pages, typeset. `fill` puts in what only the page knows. */
  export const words: import('../owner/schema/words-schema.ts').Words
  export const consentTerms: import('../src/embeds/consent/consent.ts').ConsentTerms
  /** True where a third party waits for the visitor's consent. A literal of the build. */
  export const asksConsent: boolean
  /** The messages of the configured service's frame, where we know them. */
  export const videoMessages: import('../services/Provider.ts').Messages | undefined
  export const schedulingMessages: import('../services/Provider.ts').Messages | undefined
}

declare module 'virtual:audience' {
  /** `null` where nobody counts visits. */
  export const counter: import('../src/audience/create-counter.ts').Counter | null
}

/** What the style sheet takes from the configuration. */
declare module 'virtual:site.css'

declare module 'virtual:legal-texts' {
  /** By the name of the file, e.g. `mentions-legales`. They are too heavy for a browser. */
  export const legalTexts: Record<string, import('../src/legal/LegalText.ts').LegalText>
}
