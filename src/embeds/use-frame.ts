import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from '../../services/Provider.ts'
import type { ServiceFrame, Signal } from '../../services/Service.ts'
import { useEmbedEvents } from '../audience/track-embeds.ts'
import { stateOf, stateSelector } from '../page-state.ts'
import { isThanks } from '../thanks.ts'
import type { Purpose } from './consent/consent.ts'
import { consentStore, markKeptChoices, useConsent } from './consent/use-consent.ts'
import { type EmbedProblem, initialState, nextState } from './embed-state.ts'
import { useIsOnline } from './use-is-online.ts'
import { useSilence } from './use-silence.ts'

/** Players begin to listen a moment after their page has loaded. */
const LISTENING_MS = 100
/** One image that hangs keeps a frame from ever telling that it has loaded: after this it is shown. */
const OVERDUE_MS = 4000

/**
 * Brings the top of a frame back on screen after its page has changed under the visitor's hands, where
 * more than a quarter of it is above the window, as Cal.com's own script does.
 */
function showTop(frame: HTMLIFrameElement | null) {
  if (!frame || document.activeElement !== frame) return
  const { top, height } = frame.getBoundingClientRect()
  if (top < -height / 4) frame.scrollIntoView()
}

/** The box around the frame, which can have the focus in each state of the frame. */
const boxOf = (purpose: Purpose) =>
  document.querySelector<HTMLElement>(stateSelector('embed', purpose))
const focusBox = (purpose: Purpose) => boxOf(purpose)?.focus({ preventScroll: true })

type Options = {
  /** How the service talks; `undefined` for one that says nothing we understand. */
  messages: Messages | undefined
  /** What to show, `null` as long as nobody wants it. */
  url: string | null
  /** Where the visitor came from, for services that ask for it. */
  utm?: Record<string, string>
  /** False for a signal to ignore. */
  accepts?: (signal: Signal) => boolean
}

/**
 * All about the frame of a service: consent, focus after a tap, messages both ways, and whether it has
 * been silent for too long.
 */
export function useFrame(
  purpose: Purpose,
  { frameOrigins, readyIsVerified, allow: rights }: Omit<ServiceFrame, 'pageUrl' | 'frameUrl'>,
  { messages, url, utm = {}, accepts = () => true }: Options,
) {
  const consent = useConsent(purpose)
  const [state, dispatch] = useReducer(nextState, initialState)
  const frame = useRef<HTMLIFrameElement>(null)
  const rememberRef = useRef<HTMLInputElement>(null)
  const isDue = url !== null && consent !== 'unasked'
  const isOnline = useIsOnline()
  // Asked for without a network, it comes by itself when there is one; once there, it stays.
  const [isThere, setIsThere] = useState(false)
  if (isThere !== (isDue && (isOnline || isThere))) setIsThere(isDue && isOnline)
  /** Key of the frame: another one loads its page from the beginning. */
  const [attempt, setAttempt] = useState(0)
  const isShown =
    isThere && !state.hasFailed && (state.hasSpoken || (state.hasLoaded && !readyIsVerified))
  const silence = useSilence(isThere && !isShown && !state.hasFailed, attempt)

  // Whoever comes back to this page finds it painted with what is kept by now.
  useEffect(() => markKeptChoices, [])
  useEffect(() => {
    if (!isThere) dispatch({ kind: 'removed' })
  }, [isThere])

  const post = (all: readonly unknown[], origin: string) => {
    for (const message of all) frame.current?.contentWindow?.postMessage(message, origin)
  }

  // To any origin: it holds no secret, and `postMessage` logs an error where an error page has another.
  const greet = () => post(messages?.onLoad ?? [], '*')
  const onOverdue = useEffectEvent(() => {
    greet()
    dispatch({ kind: 'loaded' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has four seconds
  useEffect(() => {
    if (!isThere || state.hasLoaded) return
    const timer = setTimeout(() => onOverdue(), OVERDUE_MS)
    return () => clearTimeout(timer)
  }, [isThere, state.hasLoaded, attempt])

  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // Any page, extension or other frame can post to our window.
    const isOurs = source !== null && source === frame.current?.contentWindow
    if (!isOurs || !(origin === location.origin || frameOrigins.includes(origin))) return
    // Its service has led the frame to our page of thanks.
    const isBooked = isThanks(data) && origin === location.origin
    const signal = isBooked ? ({ kind: 'booked' } as const) : messages?.read(data)
    const reply = signal?.kind === 'ready' ? messages?.onReady : messages?.answer?.(data, utm)
    if (reply) post(reply, origin)
    if (signal?.kind === 'moved') showTop(frame.current)
    if (signal && accepts(signal)) dispatch(signal)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  const problemOf = (): EmbedProblem | null => {
    if (isDue && !isThere) return 'offline'
    if (state.hasFailed) return 'failed'
    return silence === 'silent' ? 'silent' : null
  }
  const problem = problemOf()
  // A frame takes the focus once it is seen, from whoever has not gone on meanwhile.
  useEffect(() => {
    const box = boxOf(purpose)
    if (!isShown || !box || document.activeElement !== box) return
    // No frame matches `:focus-visible` while its page has the focus, so the box keeps the ring.
    if (box.matches(':focus-visible')) stateOf(box).ring = ''
    else delete stateOf(box).ring
    frame.current?.focus({ preventScroll: true })
  }, [isShown, purpose])
  useEmbedEvents(purpose, state, problem)

  return {
    state,
    consent,
    isThere,
    isShown,
    isSlow: silence !== null,
    problem,
    attempt,
    /** The box of « Retenir mon choix ». */
    rememberRef,
    /** The visitor has asked, and agrees where that is needed: the box gets the focus, then what comes. */
    ask() {
      const scope = rememberRef.current?.checked ? 'always' : 'once'
      if (consent === 'unasked') flushSync(() => consentStore().allow(purpose, scope))
      focusBox(purpose)
    },
    /** The visitor takes the agreement back: the focus goes to the button of the question. */
    withdraw() {
      flushSync(() => consentStore().withdraw(purpose))
      document.querySelector<HTMLElement>(stateSelector('asks', purpose))?.focus()
    },
    /** Loads the same page again, from its beginning. Without a network, it loads when there is one. */
    restart() {
      if (problem === 'offline') return
      focusBox(purpose)
      dispatch({ kind: 'removed' })
      setAttempt(attempt + 1)
    },
    attributes: {
      ref: frame,
      src: url ?? undefined,
      allow: rights || undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      onLoad() {
        dispatch({ kind: 'loaded' })
        setTimeout(greet, LISTENING_MS)
      },
    } as const,
  }
}
