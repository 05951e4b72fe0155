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

type Circumstances = {
  /** The frame or the file has been requested. */
  isAskedFor: boolean
  /** The player always sends a message, or fires an event, once it is ready. */
  readyIsVerified: boolean
}

/** How far a film has come, as `VideoView` draws it. */
export function phaseOf(
  { playback, hasSpoken, hasLoaded }: EmbedState,
  { isAskedFor, readyIsVerified }: Circumstances,
): VideoPhase {
  if (!isAskedFor) return 'waiting'
  if (playback) return playback
  if (hasSpoken) return 'ready'
  return hasLoaded && !readyIsVerified ? 'shown' : 'loading'
}
