import type { VideoSignal } from './VideoProvider.ts'

export type VideoPhase =
  /** Nothing was asked for yet. */
  | 'waiting'
  /** The frame or the file has been asked for and has not answered. */
  | 'loading'
  /** The frame shows something, and its service says nothing of what: a player or an error. */
  | 'shown'
  | 'ready'
  | 'playing'
  | 'ended'

export type VideoState = {
  phase: VideoPhase
  /** The file cannot be played. Whatever plays later proves otherwise. */
  isDead: boolean
}

export type VideoEvent = VideoSignal | 'requested' | 'shown' | 'died' | 'withdrawn'

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
  const isLate = state.phase === 'playing' || state.phase === 'ended'
  if (event === 'shown' && state.phase !== 'loading') return state
  const phase = event === 'ready' && isLate ? state.phase : event
  return phase === state.phase && !state.isDead ? state : { phase, isDead: false }
}
