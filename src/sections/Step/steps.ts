import { words } from 'virtual:site'

/** The two steps of the home page: anchor, island and words. */
export const steps = [
  { id: 'video', island: 'video', ...words.home.videoStep, booked: undefined },
  { id: 'agenda', island: 'scheduling', ...words.home.schedulingStep },
] as const
