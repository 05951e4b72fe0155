import { words } from 'virtual:site'

/** The two steps, each with its address on the home page and what lives in it. Nothing enforces their order. */
export const steps = [
  { id: 'video', island: 'video', ...words.home.videoStep },
  { id: 'agenda', island: 'scheduling', ...words.home.schedulingStep },
] as const
