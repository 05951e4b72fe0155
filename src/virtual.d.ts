declare module 'virtual:site' {
  export const site: import('./config/Site.ts').Site
  /** True where a third party waits for the visitor's consent. A literal of the build. */
  export const asksConsent: boolean
}

declare module 'virtual:embeds' {
  /**
   * The configured video, in its box.
   *
   * @param props.messages how the service's player talks, where we know it
   */
  export const VideoEmbed: import('react').FunctionComponent<{
    video: import('./embeds/video/describe-video.ts').VideoEmbedData
    messages: import('./embeds/video/VideoProvider.ts').VideoMessages | undefined
  }>
  export const videoMessages: import('./embeds/video/VideoProvider.ts').VideoMessages | undefined
  export const schedulingMessages:
    | import('./embeds/scheduling/SchedulingProvider.ts').SchedulingMessages
    | undefined
}

/** What the style sheet takes from the configuration. */
declare module 'virtual:site.css'
