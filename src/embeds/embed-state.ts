import type { Signal } from '../../services/Service.ts'

/** What an embed's frame or film has done since it was inserted. */
export type EmbedState = {
  /** The frame fired `load`, perhaps for an error page, or we stopped waiting for it. */
  hasLoaded: boolean
  /** It has sent a message, or fired an event, that an error page would not. */
  hasSpoken: boolean
  /** Its service has said that it cannot be shown, and nothing since shows that it works. */
  hasFailed: boolean
  playback: 'playing' | 'ended' | null
  /** A time has been chosen in the calendar, be it booked or not. */
  hasChosenTime: boolean
  /** The height that the frame asks for; 0 before it asks. */
  heightPx: number
  /** Number of bookings so far. */
  bookings: number
}

/**
 * Why an embed is not on screen. `offline`: the device has no network. `failed`: it cannot be shown.
 * `silent`: it has been loading for too long.
 */
export type EmbedProblem = 'offline' | 'failed' | 'silent'

export type EmbedEvent = Signal | { kind: 'loaded' | 'removed' }

/** Taller than any booking form seen. A wrong message must not make an endless page. */
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

/** What an event changes. */
function stateChangesFor(state: EmbedState, event: EmbedEvent): Partial<EmbedState> {
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

/** Reduces an event. Services repeat messages thousands of times, so what changes nothing returns the same object. */
export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  const next = { ...state, ...stateChangesFor(state, event) }
  return Object.entries(next).every(([key, value]) => Reflect.get(state, key) === value)
    ? state
    : next
}
