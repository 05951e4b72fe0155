import type { VideoSignal } from './VideoProvider.ts'

export type VideoPhase =
  /** Nothing was asked for yet. */
  | 'waiting'
  /** The frame or the file has been asked for and has not answered. */
  | 'loading'
  | 'ready'
  | 'playing'
  | 'ended'

export type VideoState = {
  phase: VideoPhase
  /** The file cannot be played. Whatever plays later proves otherwise. */
  isDead: boolean
}

export type VideoEvent = VideoSignal | 'requested' | 'died' | 'withdrawn'

export const initialVideoState: VideoState = { phase: 'waiting', isDead: false }

/** What becomes of the video. Players repeat themselves: what changes nothing returns the same state. */
export function videoReducer(state: VideoState, event: VideoEvent): VideoState {
  if (event === 'withdrawn') return initialVideoState
  if (event === 'requested') {
    return state.phase === 'waiting' ? { phase: 'loading', isDead: false } : state
  }
  // Nothing was asked for, so nothing can answer: a message that crossed a withdrawal.
  if (state.phase === 'waiting') return state
  if (event === 'died') return state.isDead ? state : { ...state, isDead: true }
  // A player that says again that it is ready has not stopped.
  const phase = event === 'ready' && state.phase !== 'loading' ? state.phase : event
  return phase === state.phase && !state.isDead ? state : { phase, isDead: false }
}
