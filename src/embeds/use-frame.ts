import { useEffect, useReducer, useRef } from 'react'
import type { Messages } from '../../services/Provider.ts'
import type { ServiceFrame, Signal } from '../../services/Service.ts'
import { useEmbedEvents } from '../audience/track-embeds.ts'
import type { Purpose } from './consent/consent.ts'
import { useAgreement } from './consent/use-agreement.ts'
import { type EmbedState, initialState, nextState, phaseOf, problemOf } from './embed-state.ts'
import { focusBox, scrollToNewPage, useFocusOnceShown } from './frame-focus.ts'
import { useFrameMessages } from './use-frame-messages.ts'
import { useIsOnline, useWhenOnline } from './use-is-online.ts'
import { useIsReachable } from './use-is-reachable.ts'
import { useSilence } from './use-silence.ts'

/** How long a player's page may need, after its `load` event, until it listens to messages. */
const LISTENING_MS = 100

export type BookedSignal = Extract<Signal, { kind: 'booked' }>
export type Frame = ReturnType<typeof useFrame>

type Options = {
  /** How to read the service's messages; `undefined` where this site understands none of them. */
  messages: Messages | undefined
  /** Address to load in the frame; `null` for none, e.g. before a tap. */
  url: string | null
  utm?: Record<string, string> | undefined
  /** Stores a booking; returns false for one that was announced before, which is then ignored. */
  recordBooking?: (booking: BookedSignal) => boolean
}

/**
 * Runs the frame of a video or a calendar: inserts it once the visitor has agreed, follows what it
 * posts, and notices when it has been silent for too long.
 */
export function useFrame(
  purpose: Purpose,
  { frameOrigins, readyIsVerified, allow: rights }: Omit<ServiceFrame, 'pageUrl' | 'frameUrl'>,
  { messages, url, utm = {}, recordBooking }: Options,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(nextState, initialState)
  const agreement = useAgreement(purpose)
  const isInserted = url !== null && agreement.consent !== 'unasked'
  useEffect(() => {
    if (isInserted) return () => dispatch({ kind: 'removed' })
  }, [isInserted])

  const isReachable = useIsReachable(isInserted ? url : null, state.attempt)
  const progress = useProgress(state, { isInserted, isReachable, readyIsVerified })
  useFocusOnceShown(purpose, frame, progress.isShown)
  useEmbedEvents(state)

  function onSignal(signal: Signal) {
    if (signal.kind === 'moved') scrollToNewPage(frame.current)
    if (signal.kind === 'booked' && recordBooking) {
      const isNew = recordBooking(signal)
      if (!isNew) return
    }
    dispatch(signal)
  }
  const postAfterLoad = useFrameMessages({ frame, frameOrigins, messages, utm, onSignal })

  function onLoad() {
    dispatch({ kind: 'loaded' })
    setTimeout(postAfterLoad, LISTENING_MS)
  }

  function restart() {
    focusBox(purpose)
    dispatch({ kind: 'removed' })
  }

  useWhenOnline(() => {
    if (progress.problem) dispatch({ kind: 'removed' })
  })

  return {
    ...agreement,
    ...progress,
    state,
    isInserted,
    restart,
    attributes: {
      ref: frame,
      src: url ?? undefined,
      // The Tab key skips a frame that is not shown.
      tabIndex: progress.isShown ? undefined : -1,
      // An empty `allow` attribute is left out.
      allow: rights || undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      onLoad,
    } as const,
  }
}

type Circumstances = { isInserted: boolean; isReachable: boolean | null; readyIsVerified: boolean }

/** Says how far a frame has come: its phase, whether it is shown, and what keeps it from being shown. */
function useProgress(
  state: EmbedState,
  { isInserted, isReachable, readyIsVerified }: Circumstances,
) {
  const isOnline = useIsOnline()
  const phase = phaseOf(state, { isAskedFor: isInserted, isReachable, readyIsVerified })
  const isLoaded = phase !== 'waiting' && phase !== 'loading'
  const { hasFailed, hasAnswered, attempt } = state
  const isUnreachable = isReachable === false && !hasAnswered
  const isAwaited = isInserted && !isLoaded && !hasFailed
  const isSilent = useSilence(isAwaited && !isUnreachable, attempt) || isUnreachable
  const isShown = isLoaded && !hasFailed && !isUnreachable
  const problem = isInserted ? problemOf({ hasFailed, isSilent, isOnline }) : null
  return { phase, isShown, problem }
}
