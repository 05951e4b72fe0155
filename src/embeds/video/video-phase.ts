import type { EmbedState } from '../embed-state.ts'

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

/** @param readyIsVerified whether one may wait for the player's word, since it always gives it */
export function phaseOf(
  { playback, hasSpoken, hasLoaded }: EmbedState,
  isAskedFor: boolean,
  readyIsVerified: boolean,
): VideoPhase {
  if (!isAskedFor) return 'waiting'
  if (playback) return playback
  if (hasSpoken) return 'ready'
  return hasLoaded && !readyIsVerified ? 'shown' : 'loading'
}
