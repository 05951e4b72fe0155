import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../services/Provider.ts'
import type { ServiceFrame, Signal } from '../../services/Service.ts'
import { useEmbedEvents } from '../audience/track-embeds.ts'
import { stateOf, stateSelector } from '../page-state.ts'
import { isThanks } from '../thanks.ts'
import type { Purpose } from './consent/consent.ts'
import { consentStore, markKeptChoices, useConsent } from './consent/use-consent.ts'
import { initialState, nextState, phaseOf, problemOf } from './embed-state.ts'
import { useIsOnline } from './use-is-online.ts'
import { useSilence } from './use-silence.ts'

/** After its `load` event, a player's page needs a moment before it listens to messages. */
const LISTENING_MS = 100
/** An image that hangs can keep a frame from firing `load`: it counts as loaded after this time. */
const OVERDUE_MS = 4000

export type BookingMessage = Extract<Signal, { kind: 'booked' }>
export type Frame = ReturnType<typeof useFrame>

type Options = {
  /** How to read the service's messages; `undefined` where it sends none that we understand. */
  messages: Messages | undefined
  /** Address to load in the frame; `null` for none, e.g. before a tap. */
  url: string | null
  /** The campaign that led the visitor here, for services that ask for it. */
  utm?: Record<string, string> | undefined
  /** Stores a booking; returns false for one that was announced before, which is then ignored. */
  recordBooking?: (booking: BookingMessage) => boolean
}

/**
 * Runs the frame of a video or a calendar: asks for consent, moves the focus after a tap, reads and
 * answers the frame's messages, and notices when the frame has been silent for too long.
 */
export function useFrame(
  purpose: Purpose,
  { frameOrigins, readyIsVerified, allow: rights }: Omit<ServiceFrame, 'pageUrl' | 'frameUrl'>,
  { messages, url, utm = {}, recordBooking }: Options,
) {
  const consent = useConsent(purpose)
  const [state, dispatch] = useReducer(nextState, initialState)
  const frame = useRef<HTMLIFrameElement>(null)
  const rememberRef = useRef<HTMLInputElement>(null)
  const isDue = url !== null && consent !== 'unasked'
  const isThere = useIsThere(isDue)
  const phase = phaseOf(state, { isAskedFor: isThere, readyIsVerified })
  const isShown = phase !== 'waiting' && phase !== 'loading' && !state.hasFailed
  const silence = useSilence(isThere && !isShown && !state.hasFailed, state.attempt)
  const problem = problemOf(state, {
    isOffline: isDue && !isThere,
    isSilent: silence === 'silent',
  })

  const post = (messagesToPost: readonly unknown[], origin: string) => {
    for (const message of messagesToPost) {
      frame.current?.contentWindow?.postMessage(message, origin)
    }
  }
  const handleLoad = () => {
    dispatch({ kind: 'loaded' })
    // These messages hold no secret. With an origin, `postMessage` would log an error where the
    // frame shows an error page.
    setTimeout(() => post(messages?.onLoad ?? [], '*'), LISTENING_MS)
  }

  const readSignal = ({ origin, data }: MessageEvent): Signal | undefined => {
    if (isThanks(data) && origin === location.origin) return { kind: 'booked' }
    return messages?.read(data)
  }

  const handleMessage = (event: MessageEvent) => {
    const signal = readSignal(event)
    const isReady = signal?.kind === 'ready'
    const reply = isReady ? messages?.onReady : messages?.answer?.(event.data, utm)
    if (reply) post(reply, event.origin)
    if (!signal) return
    if (signal.kind === 'moved') scrollToTop(frame.current)
    if (signal.kind === 'booked' && recordBooking) {
      const isNew = recordBooking(signal)
      if (!isNew) return
    }
    dispatch(signal)
  }

  // If the visitor comes back to this page, the questions whose answer is stored stay hidden.
  useEffect(() => () => markKeptChoices(), [])
  useEffect(() => {
    if (!isThere) return
    return () => dispatch({ kind: 'removed' })
  }, [isThere])
  useOverdue(isThere && !state.hasLoaded, state.attempt, handleLoad)
  useMessages(frame, frameOrigins, handleMessage)
  useFocusOnceShown(purpose, frame, isShown)
  useEmbedEvents(purpose, state, problem)

  return {
    state,
    phase,
    consent,
    isThere,
    isShown,
    isSlow: silence !== null,
    problem,
    /** The checkbox « Retenir mon choix ». */
    rememberRef,
    /** Records the visitor's agreement where one is needed, and focuses the frame's box. */
    ask() {
      const scope = rememberRef.current?.checked ? 'always' : 'once'
      if (consent === 'unasked') flushSync(() => consentStore().allow(purpose, scope))
      focusBox(purpose)
    },
    /** Takes the visitor's agreement back, and focuses the button of the question. */
    withdraw() {
      flushSync(() => consentStore().withdraw(purpose))
      document.querySelector<HTMLElement>(stateSelector('asks', purpose))?.focus()
    },
    /** Loads the frame's first page again. */
    restart() {
      // Without a network the frame is not in the page: it loads by itself once there is one.
      if (problem === 'offline') return
      focusBox(purpose)
      dispatch({ kind: 'removed' })
    },
    attributes: {
      ref: frame,
      src: url ?? undefined,
      // The Tab key skips a frame that is not shown.
      tabIndex: isShown ? undefined : -1,
      // An empty `allow` attribute is left out.
      allow: rights || undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      onLoad: handleLoad,
    } as const,
  }
}

/** True once the frame may load and the device has a network. Losing it later changes nothing. */
function useIsThere(isDue: boolean): boolean {
  const isOnline = useIsOnline()
  const [isThere, setIsThere] = useState(false)
  const isThereNow = isDue && (isOnline || isThere)
  if (isThere !== isThereNow) setIsThere(isThereNow)
  return isThere
}

/** Calls back when a frame has not loaded after four seconds. */
function useOverdue(isAwaited: boolean, attempt: number, callback: () => void) {
  const onOverdue = useEffectEvent(callback)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the timer anew
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => onOverdue(), OVERDUE_MS)
    return () => clearTimeout(timer)
  }, [isAwaited, attempt])
}

/** Calls back with the messages of the frame. Any page or extension can post to our window. */
function useMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  frameOrigins: readonly string[],
  callback: (event: MessageEvent) => void,
) {
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return
    // A message of this site's origin comes from `/merci`, if the service has led the frame there.
    if (event.origin === location.origin || frameOrigins.includes(event.origin)) callback(event)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
}

/** Moves the focus from the box to the frame once it is shown, if the box still has it. */
function useFocusOnceShown(
  purpose: Purpose,
  frame: RefObject<HTMLIFrameElement | null>,
  isShown: boolean,
) {
  useEffect(() => {
    const box = boxOf(purpose)
    if (!isShown || !box || document.activeElement !== box) return
    const wasAskedByKey = box.matches(':focus-visible')
    frame.current?.focus({ preventScroll: true })
    if (!wasAskedByKey) return
    // The box shows the ring: a frame does not match `:focus-visible` while its page has the focus.
    // The window gets `focus` when the focus comes back from the frame's page.
    const hideRing = () => void delete stateOf(box).ring
    stateOf(box).ring = ''
    addEventListener('focus', hideRing, { once: true })
    return hideRing
  }, [isShown, purpose, frame])
}

/** The box around the frame, which can have the focus while the frame is absent or hidden. */
const boxOf = (purpose: Purpose) =>
  document.querySelector<HTMLElement>(stateSelector('embed', purpose))
const focusBox = (purpose: Purpose) => boxOf(purpose)?.focus({ preventScroll: true })

/**
 * Scrolls to the top of a frame that has the focus and shows another page of its service, where
 * more than a quarter of the frame is above the window. Cal.com's own script does the same.
 */
function scrollToTop(frame: HTMLIFrameElement | null) {
  if (!frame || document.activeElement !== frame) return
  const { top, height } = frame.getBoundingClientRect()
  if (top < -height / 4) frame.scrollIntoView()
}
