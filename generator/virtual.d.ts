/** Types of the modules that `site-modules.ts` makes from the owner's folder and the configured services. */
declare module 'virtual:site' {
  export const site: import('../src/Site.ts').Site
  /** Every sentence of the pages, typeset. `fill` replaces names in braces by values known in the page. */
  export const words: import('../defaults/words.ts').Words
  /** Address of the picture for shared links. */
  export const socialPicture: string
  /** `null` where no service must ask: the bundler then leaves out the code that asks. */
  export const consentVersions: import('../src/embeds/consent/consent.ts').ConsentVersions | null
  /** How to read what a frame posts; `undefined` for a service whose messages this site does not know. */
  export const videoMessages: import('../services/Provider.ts').Messages | undefined
  export const schedulingMessages: import('../services/Provider.ts').Messages | undefined
  /** Counts visits; `null` on a site that counts none. */
  export const counter: import('../src/audience/create-counter.ts').Counter | null
}

declare module 'virtual:site.css'

declare module 'virtual:legal-texts' {
  /** The legal texts, by file name, e.g. `mentions-legales`. */
  export const legalTexts: Record<string, import('../src/legal/LegalText.ts').LegalText>
}
