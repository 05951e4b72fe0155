// From what has happened to a film or a calendar to what is drawn of it.
import type { Signal } from '../../services/Service.ts'

/** What has happened to a film or a calendar since it was last asked for. */
type EmbedFacts = {
  /** How often these facts were reset, to begin again or to try again. Each time, the frame is loaded anew. */
  attempt: number
  /** « Réessayer » or « Revoir » was pressed: whatever the device says of its network, the visitor wants to see the frame. */
  isRetried: boolean
  /** The frame has fired `load`, perhaps for an error page of the browser. */
  hasLoaded: boolean
  /** What the service's page or the film has said last. A page that says nothing may be the browser's own. */
  said: 'ready' | 'playing' | 'ended' | 'failed' | null
  /** Eight seconds have passed in which it neither was shown nor failed. */
  isSilent: boolean
  /** When the frame loaded, failed or stayed silent, the device said that it has no network. */
  isOffline: boolean
  /** The height that the calendar's frame has asked for; 0 before its first message. */
  heightPx: number
}

export type EmbedCircumstances = {
  /** The frame or the file has been requested. */
  isRequested: boolean
  /** Only a tap requests it: of a service that must ask, or of our own film. */
  waitsForTap: boolean
  /** Every frame of the service posts a message when it works. */
  promisesMessage: boolean
  /** A call was booked before, and the visitor has not asked for the calendar again. */
  isReplacedByBooking?: boolean
}

/** What is drawn in the place of a film or a calendar. */
export type EmbedView =
  /** The button that asks for it. */
  | 'waiting'
  | 'loading'
  /** The frame, which may show an error page: a link to the service stands beside it. */
  | 'shown'
  /** The frame or the film, which works. */
  | 'ready'
  | 'playing'
  /** What comes next, in the place of the film or of the calendar. */
  | 'ended'
  | 'booked'
  | Failure

const failures = ['offline', 'failed', 'silent'] as const

/** Why a panel with other ways stands in the place of a film or a calendar. */
export type Failure = (typeof failures)[number]

export const isFailure = (view: EmbedView): view is Failure =>
  failures.some((failure) => failure === view)

export const showsFrame = (view: EmbedView) =>
  view === 'shown' || view === 'ready' || view === 'playing'

/**
 * What is drawn. A device is often wrong about its network, behind a VPN for instance: what it says hides no frame
 * that has spoken, and none that the visitor wants to see all the same.
 */
export function viewOf(facts: EmbedFacts & EmbedCircumstances): EmbedView {
  if (facts.isReplacedByBooking) return 'booked'
  if (!facts.isRequested) return facts.waitsForTap ? 'waiting' : 'loading'
  if (facts.said === 'failed' && facts.isOffline) return 'offline'
  if (facts.said) return facts.said
  if (facts.isOffline && (facts.promisesMessage || !facts.isRetried)) return 'offline'
  if (facts.promisesMessage) return facts.isSilent ? 'silent' : 'loading'
  return facts.hasLoaded || facts.isSilent ? 'shown' : 'loading'
}

export type EmbedEvent = (
  | Exclude<Signal, { kind: 'moved' }>
  | { kind: 'loaded' | 'silent' | 'retried' | 'reset' }
) & {
  /** What the device says of its network at that moment. */
  isOffline?: boolean
}

/** The greatest height that a calendar may ask for: a wrong message makes no endless page. */
const TALLEST_PX = 2400

export const initialFacts: EmbedFacts = {
  attempt: 0,
  isRetried: false,
  hasLoaded: false,
  said: null,
  isSilent: false,
  isOffline: false,
  heightPx: 0,
}

function changesFor(facts: EmbedFacts, event: EmbedEvent): Partial<EmbedFacts> {
  const { isOffline = false } = event
  switch (event.kind) {
    case 'loaded':
      // A frame fires `load` again for each further page of its service, which changes nothing.
      return facts.hasLoaded ? {} : { hasLoaded: true, isOffline }
    case 'silent':
      return { isSilent: true, isOffline }
    case 'failed':
      return { said: 'failed', isOffline }
    case 'playing':
    case 'ended':
      return { said: event.kind }
    case 'ready':
    case 'booked':
      // A player that says again that it is ready has not stopped.
      return facts.said === 'playing' || facts.said === 'ended' ? {} : { said: 'ready' }
    case 'height':
      return {
        // An error page of the service may ask for a height too.
        said: facts.said ?? 'ready',
        // The frame never gets shorter: the visitor may be reading or typing in it.
        heightPx: Math.max(facts.heightPx, Math.min(event.px, TALLEST_PX)),
      }
    case 'retried':
    case 'reset':
      return { ...initialFacts, attempt: facts.attempt + 1, isRetried: event.kind === 'retried' }
  }
}

/** The facts after an event: `facts` itself where nothing changes, so that React does nothing. */
export function nextFacts(facts: EmbedFacts, event: EmbedEvent): EmbedFacts {
  const changes = changesFor(facts, event)
  const keys = Object.keys(changes) as (keyof EmbedFacts)[]
  return keys.every((key) => changes[key] === facts[key]) ? facts : { ...facts, ...changes }
}
