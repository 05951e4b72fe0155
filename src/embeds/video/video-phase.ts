import type { EmbedState } from '../embed-state.ts'

export type VideoPhase =
  /** Nothing has been requested yet. */
  | 'waiting'
  /** The frame or the file has been requested, and shows nothing yet. */
  | 'loading'
  /** The frame has loaded; its service does not say whether it shows a player or an error. */
  | 'shown'
  | 'ready'
  | 'playing'
  | 'ended'

/** @param readyIsVerified true where the player always sends a message once it is ready */
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
