import * as constants from '../../constants.ts'
import type { SchedulingSignal } from './SchedulingProvider.ts'

/** What is known of a calendar's frame since it was inserted. */
export type SchedulingState = {
  /** Something came, be it an error page: the skeleton has done its part. */
  hasLoaded: boolean
  /** The service has said something that only a page at work can say. */
  hasSpoken: boolean
  /** Who failed. A script matters only as long as the frame is silent; a service means what it says. */
  failure: 'script' | 'service' | null
  heightPx: number
  isBooked: boolean
}

export type SchedulingEvent =
  | Exclude<SchedulingSignal, { kind: 'answer' }>
  | { kind: 'loaded' }
  | { kind: 'script-error' }
  | { kind: 'removed' }

/** Taller than any form seen; a wrong message must not make an endless page. */
const TALLEST_PX = 2400

export const initialState: SchedulingState = {
  hasLoaded: false,
  hasSpoken: false,
  failure: null,
  heightPx: constants.schedulingFrameHeightPx,
  isBooked: false,
}

/** What changes when something happens. The same state comes back when nothing does. */
export function nextState(state: SchedulingState, event: SchedulingEvent): SchedulingState {
  switch (event.kind) {
    case 'loaded':
      return change(state, { hasLoaded: true })
    case 'ready':
      return change(state, { hasSpoken: true, failure: null })
    case 'height':
      return change(state, {
        hasSpoken: true,
        failure: state.failure === 'script' ? null : state.failure,
        // Never shorter: the visitor is reading or typing in it.
        heightPx: Math.max(state.heightPx, Math.min(event.px, TALLEST_PX)),
      })
    case 'booked':
      return change(state, { hasSpoken: true, failure: null, isBooked: true })
    case 'failed':
      return change(state, { failure: 'service' })
    case 'script-error':
      return state.hasSpoken ? state : change(state, { failure: 'script' })
    case 'removed':
      return change(state, initialState)
  }
}

/** A service may say the same thing thousands of times: only news makes a new state. */
function change(state: SchedulingState, news: Partial<SchedulingState>): SchedulingState {
  const next = { ...state, ...news }
  const isSame = (Object.keys(next) as (keyof SchedulingState)[]).every(
    (key) => next[key] === state[key],
  )
  return isSame ? state : next
}
