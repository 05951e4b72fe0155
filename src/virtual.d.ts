declare module 'virtual:site' {
  export const site: import('./config/Site.ts').Site
  /** True where a third party waits for the visitor's consent. A literal of the build. */
  export const asksConsent: boolean
}

declare module 'virtual:embeds' {
  export const videoMessages: import('./embeds/video/VideoProvider.ts').VideoMessages | undefined
  export const schedulingMessages:
    | import('./embeds/scheduling/SchedulingProvider.ts').SchedulingMessages
    | undefined
}
