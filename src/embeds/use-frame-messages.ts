import type { RefObject } from 'react'
import type { Messages } from '../../services/Provider.ts'
import type { Signal } from '../../services/Service.ts'
import { campaign } from '../campaign.ts'
import { useWindowEvent } from './use-window-event.ts'

/** The message by which `/merci`, in the calendar's frame, announces a booking to the page around. */
export const BOOKED_MESSAGE = 'merci'

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  frameOrigins: readonly string[]
  messages: Messages | undefined
  onSignal: (signal: Signal) => void
}

/** Reads and answers the messages of a frame. Returns a function to call when its page has loaded. */
export function useFrameMessages({ frame, frameOrigins, messages, onSignal }: Options) {
  const post = (messagesToPost: readonly unknown[], origin: string) => {
    for (const message of messagesToPost) {
      frame.current?.contentWindow?.postMessage(message, origin)
    }
  }

  const readSignal = ({ origin, data }: MessageEvent): Signal | undefined => {
    if (origin === location.origin && data === BOOKED_MESSAGE) return { kind: 'booked' }
    return messages?.read(data)
  }

  useWindowEvent('message', (event) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return
    // Messages from this site's own origin are accepted too: the service may have led the frame to our page
    // `/merci`, which announces the booking by a message.
    if (event.origin !== location.origin && !frameOrigins.includes(event.origin)) return
    const signal = readSignal(event)
    const isReady = signal?.kind === 'ready'
    const replies = isReady ? messages?.onReady : messages?.replyTo?.(event.data, campaign)
    if (replies) post(replies, event.origin)
    if (signal) onSignal(signal)
  })

  // Any origin may get these messages, which hold no secret: with one origin, `postMessage` would log an
  // error where the frame shows an error page.
  return () => post(messages?.onLoad ?? [], '*')
}
