import { useRef } from 'react'
import type { Messages } from '../../services/Provider.ts'
import type { BookedSignal, EmbedKind, ServiceFrame, Signal } from '../../services/Service.ts'
import { useConsentActions } from './consent/use-consent.ts'
import { isFailure, showsFrame } from './embed-view.ts'
import { focusBox, scrollToNewPage, useFocusOnceShown } from './frame-focus.ts'
import { useEmbed } from './use-embed.ts'
import { useFrameMessages } from './use-frame-messages.ts'
import { useWindowEvent } from './use-window-event.ts'

/** How long a player's page may need, after its `load` event, until it listens to messages. */
const LISTENING_MS = 100

export type FramedEmbed = ReturnType<typeof useFramedEmbed>

type Options = {
  /** How to read the service's messages; `undefined` where this site understands none of them. */
  messages: Messages | undefined
  /** Address to load in the frame; `null` for none, e.g. before a tap. */
  url: string | null
  /** Also after the visitor has agreed for months, only a tap loads the frame. */
  startsAtTap?: boolean
  isReplacedByBooking?: boolean | undefined
  onBooked?: (booking: BookedSignal) => void
}

/** Runs the frame of a video or a calendar: inserts it once the visitor has agreed, and follows what it posts. */
export function useFramedEmbed(
  kind: EmbedKind,
  { frameOrigins, promisesMessage, allow: rights }: Omit<ServiceFrame, 'pageUrl' | 'frameUrl'>,
  { messages, url, startsAtTap = false, isReplacedByBooking, onBooked }: Options,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const agreement = useConsentActions(kind)
  const isRequested = url !== null && agreement.mayLoad
  const { facts, view, tell } = useEmbed({
    isRequested,
    waitsForTap: startsAtTap || !agreement.mayLoad,
    promisesMessage,
    isReplacedByBooking,
  })
  const isShown = showsFrame(view)
  useFocusOnceShown(kind, frame, isShown)

  function onSignal(signal: Signal) {
    if (signal.kind === 'moved') return scrollToNewPage(frame.current)
    if (signal.kind === 'booked') onBooked?.(signal)
    tell(signal)
  }
  const postAfterLoad = useFrameMessages({ frame, frameOrigins, messages, onSignal })

  function onLoad() {
    tell({ kind: 'loaded' })
    setTimeout(postAfterLoad, LISTENING_MS)
  }

  function restart() {
    focusBox(kind)
    tell({ kind: 'retried' })
  }

  useWindowEvent('online', () => {
    // A frame that has loaded without a network, and never spoken, may show an error page of the browser.
    const mayBeDead = facts.isOffline && facts.said === null
    if (isFailure(view) || mayBeDead) tell({ kind: 'reset' })
  })

  return {
    ...agreement,
    facts,
    view,
    isRequested,
    restart,
    attributes: {
      ref: frame,
      src: url ?? undefined,
      // The Tab key skips a frame that is not shown.
      tabIndex: isShown ? undefined : -1,
      // An empty `allow` attribute is left out.
      allow: rights || undefined,
      referrerPolicy: 'strict-origin-when-cross-origin',
      onLoad,
    } as const,
  }
}
