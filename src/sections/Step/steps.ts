import { words } from 'virtual:site'

export const steps = [
  { id: 'video', ...words.home.videoStep, booked: undefined },
  { id: 'agenda', ...words.home.schedulingStep },
] as const
