import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Messages } from '../../services/Provider.ts'
import type { ServiceFrame, Signal } from '../../services/Service.ts'
import { useEmbedEvents } from '../audience/track-embeds.ts'
import type { Purpose } from './consent/consent.ts'
import { useAgreement } from './consent/use-agreement.ts'
import { type EmbedState, initialState, nextState, phaseOf, problemOf } from './embed-state.ts'
import { focusBox, scrollToNewPage, useFocusOnceShown } from './frame-focus.ts'
import { useFrameMessages } from './use-frame-messages.ts'
import { useIsOnline } from './use-is-online.ts'
import { useSilence } from './use-silence.ts'

/** How long a player's page may need, after its `load` event, until it listens to messages. */
const LISTENING_MS = 100
/** Time after which a frame counts as loaded: an image that hangs can keep it from firing `load`. */
const OVERDUE_MS = 4000

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
  const { isInserted, isBlockedByNetwork } = useIsInserted(
    url !== null && agreement.consent !== 'unasked',
  )
  useEffect(() => {
    if (isInserted) return () => dispatch({ kind: 'removed' })
  }, [isInserted])

  const progress = useProgress(state, { isInserted, isBlockedByNetwork, readyIsVerified })
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
  useOverdue(isInserted && !state.hasLoaded, state.attempt, onLoad)

  function restart() {
    // Without a network the frame is not in the page: it loads by itself once there is one.
    if (progress.problem === 'offline') return
    focusBox(purpose)
    dispatch({ kind: 'removed' })
  }

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

/** Inserts a frame that may load, as soon as there is a network. The frame stays if the network is lost later. */
function useIsInserted(mayLoad: boolean) {
  const isOnline = useIsOnline()
  const [wasInserted, setWasInserted] = useState(false)
  const isInserted = mayLoad && (isOnline || wasInserted)
  // React drops this render and starts again at once, so that nothing flashes in between.
  if (wasInserted !== isInserted) setWasInserted(isInserted)
  return { isInserted, isBlockedByNetwork: mayLoad && !isInserted }
}

type Circumstances = { isInserted: boolean; isBlockedByNetwork: boolean; readyIsVerified: boolean }

/** Says how far a frame has come: its phase, whether it is shown or slow, and what keeps it from being shown. */
function useProgress(
  state: EmbedState,
  { isInserted, isBlockedByNetwork, readyIsVerified }: Circumstances,
) {
  const phase = phaseOf(state, { isAskedFor: isInserted, readyIsVerified })
  const isLoaded = phase !== 'waiting' && phase !== 'loading'
  const isShown = isLoaded && !state.hasFailed
  const isAnswerAwaited = isInserted && !isLoaded && !state.hasFailed
  const silence = useSilence(isAnswerAwaited, state.attempt)
  const isSilent = silence === 'silent'
  const problem = problemOf(state, { isOffline: isBlockedByNetwork, isSilent })
  return { phase, isShown, isSlow: silence !== null, problem }
}

function useOverdue(isAwaited: boolean, attempt: number, callback: () => void) {
  const onOverdue = useEffectEvent(callback)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the timer anew
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => onOverdue(), OVERDUE_MS)
    return () => clearTimeout(timer)
  }, [isAwaited, attempt])
}
