import { words } from 'virtual:site'

export const steps = [
  { id: 'video', island: 'video', ...words.home.videoStep, booked: undefined },
  { id: 'agenda', island: 'scheduling', ...words.home.schedulingStep },
] as const
