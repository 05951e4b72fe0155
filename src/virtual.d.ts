declare module 'virtual:site' {
  export const site: import('./config/Site.ts').Site
}

declare module 'virtual:embeds' {
  export const videoMessages: import('./embeds/video/VideoProvider.ts').VideoMessages | undefined
  export const schedulingMessages:
    | import('./embeds/scheduling/SchedulingProvider.ts').SchedulingMessages
    | undefined
}
