import type { Signal } from '../../services/Service.ts'

/**
 * What an embed's frame or film has done since it was inserted. A frame also fires `load` for an
 * error page of the browser: only a message proves that the service's page is there.
 */
export type EmbedState = {
  /** The frame has fired `load`, perhaps for an error page of the browser. */
  hasLoaded: boolean
  /** The service's page has posted a message, or the film has fired an event. */
  hasAnswered: boolean
  /** The service has said that it cannot be shown, and no event since shows the opposite. */
  hasFailed: boolean
  playback: 'playing' | 'ended' | null
  /** The height that the calendar's frame has asked for; 0 before its first message. */
  heightPx: number
  bookings: number
  /** How often the embed was removed or started again. Each time, the frame is loaded anew. */
  attempt: number
}

export type EmbedPhase =
  | 'waiting'
  /** The frame or the file has been requested, and shows nothing yet. */
  | 'loading'
  /** The frame has loaded and its host answers: not all services say by a message that their page is there. */
  | 'shown'
  /** The service's page is there, or the film can play. */
  | 'ready'
  | 'playing'
  | 'ended'

/** @param readyIsVerified true if every embed of the service posts a message when it works */
export function phaseOf(
  { playback, hasAnswered, hasLoaded }: EmbedState,
  {
    isAskedFor,
    isReachable,
    readyIsVerified,
  }: { isAskedFor: boolean; isReachable: boolean | null; readyIsVerified: boolean },
): EmbedPhase {
  if (!isAskedFor) return 'waiting'
  if (playback) return playback
  if (hasAnswered) return 'ready'
  return hasLoaded && isReachable && !readyIsVerified ? 'shown' : 'loading'
}

export type EmbedProblem =
  /** Nothing came, and the device says that it has no network. */
  | 'offline'
  /** The service or the browser says that the embed cannot be shown. */
  | 'failed'
  /** The service's host does not answer, the service has sent nothing for eight seconds, or the film has not come. */
  | 'silent'

type Failure = { hasFailed: boolean; isSilent: boolean; isOnline: boolean }

/** What the device says of its network only chooses the words: it is often wrong, behind a VPN for instance. */
export function problemOf({ hasFailed, isSilent, isOnline }: Failure): EmbedProblem | null {
  if (!hasFailed && !isSilent) return null
  if (!isOnline) return 'offline'
  return hasFailed ? 'failed' : 'silent'
}

export type EmbedEvent = Signal | { kind: 'loaded' | 'removed' }

/** The greatest height that a calendar may ask for: a wrong message makes no endless page. */
const TALLEST_PX = 2400

export const initialState: EmbedState = {
  hasLoaded: false,
  hasAnswered: false,
  hasFailed: false,
  playback: null,
  heightPx: 0,
  bookings: 0,
  attempt: 0,
}

const worksNow = { hasAnswered: true, hasFailed: false }

function stateChangesFor(state: EmbedState, event: EmbedEvent): Partial<EmbedState> {
  switch (event.kind) {
    case 'loaded':
      return { hasLoaded: true }
    case 'ready':
      // `playback` stays as it is: a player that says again that it is ready has not stopped.
      return worksNow
    case 'playing':
    case 'ended':
      return { ...worksNow, playback: event.kind }
    case 'height':
      return {
        // `hasFailed` stays as it is: an error page of the service may ask for a height too.
        hasAnswered: true,
        // The frame never gets shorter: the visitor may be reading or typing in it.
        heightPx: Math.max(state.heightPx, Math.min(event.px, TALLEST_PX)),
      }
    case 'booked':
      return { ...worksNow, bookings: state.bookings + 1 }
    case 'failed':
      return { hasFailed: true }
    case 'moved':
      // `useFrame` scrolls to the frame's new page; the state stays as it is.
      return {}
    case 'removed':
      return { ...initialState, attempt: state.attempt + 1 }
  }
}

/** The state after an event: `state` itself where nothing changes, so that React does nothing. */
export function nextState(state: EmbedState, event: EmbedEvent): EmbedState {
  const changes = stateChangesFor(state, event)
  const changedKeys = Object.keys(changes) as (keyof EmbedState)[]
  if (changedKeys.every((key) => changes[key] === state[key])) return state
  return { ...state, ...changes }
}
