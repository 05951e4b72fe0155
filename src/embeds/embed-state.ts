import type { Signal } from '../../services/Service.ts'

/** What is known of an embed since its player or its page was inserted. */
export type EmbedState = {
  /** The frame fired `load`, perhaps for an error page, or we stopped waiting for it. */
  hasLoaded: boolean
  /** It has said something that only a player or a page at work can say. */
  hasSpoken: boolean
  /** Its service says that it cannot be shown, and is believed until the next sign of life. */
  hasFailed: boolean
  playback: 'playing' | 'ended' | null
  /** A time has been chosen in the calendar, be it booked or not. */
  hasChosenTime: boolean
  /** How tall the frame would like to be; 0 when it has not said. */
  heightPx: number
  /** Bookings told so far. */
  bookings: number
}

/**
 * `offline`: asked for without a network. `failed`: it cannot be shown. `silent`: asked for and long
 * without an answer.
 */
export type EmbedProblem = 'offline' | 'failed' | 'silent'

export type EmbedEvent = Signal | { kind: 'loaded' | 'removed' }

/** Taller than any form seen; a wrong message must not make an endless page. */
const TALLEST_PX = 2400

export const initialState: EmbedState = {
  hasLoaded: false,
  hasSpoken: false,
  hasFailed: false,
  playback: null,
  hasChosenTime: false,
  heightPx: 0,
  bookings: 0,
}

/** What something that happens tells of an embed. */
function newsOf(state: EmbedState, event: EmbedEvent): Partial<EmbedState> {
  const isAlive = { hasSpoken: true, hasFailed: false }
  switch (event.kind) {
    case 'loaded':
      return { hasLoaded: true }
    case 'ready':
      // A player that says again that it is ready has not stopped.
      return isAlive
    case 'playing':
    case 'ended':
      return { ...isAlive, playback: event.kind }
    case 'height':
      return {
        hasSpoken: true,
        // Never shorter: the visitor is reading or typing in it.
        heightPx: Math.max(state.heightPx, Math.min(event.px, TALLEST_PX)),
      }
    case 'time-chosen':
      return { ...isAlive, hasChosenTime: true }
    case 'booked':
      return { ...isAlive, bookings: state.bookings + 1 }
    case 'failed':
      return { hasFailed: true }
    case 'moved':
      return {}
    case 'removed':
      return initialState
  }
}

/** A service may say the same thing thousands of times: the same state comes back unless there is news. */
export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  const next = { ...state, ...newsOf(state, event) }
  return Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value)
    ? state
    : next
}
