import { useEffect, useReducer, useRef, useState } from 'react'
import { scheduling as words } from '../../../content/scheduling.ts'
import { useUtm, withUtm } from '../../attribution.ts'
import { ConsentCard } from '../ConsentCard.tsx'
import type { Scope } from '../consent.ts'
import { ServiceNotice } from '../ServiceNotice.tsx'
import { useConsent } from '../use-consent.ts'
import { useFrameMessages } from '../use-frame-messages.ts'
import { useSilence } from '../use-silence.ts'
import { bookAnother, hasBooked, rememberBooking } from './bookings.ts'
import type { SchedulingEmbedData } from './describe-scheduling.ts'
import { SchedulingCard } from './SchedulingCard.tsx'
import styles from './SchedulingEmbed.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'
import type { SchedulingMessages } from './SchedulingProvider.ts'
import { initialState, nextState } from './scheduling-state.ts'
import { useScript } from './use-script.ts'
import { useVisitorClock } from './use-visitor-clock.ts'

type Props = {
  scheduling: SchedulingEmbedData
  /** How the service talks; `undefined` for one that says nothing we understand. */
  messages: SchedulingMessages | undefined
}

/** The calendar: it books, or leads to booking, in every circumstance. */
export function SchedulingEmbed({ scheduling, messages }: Props) {
  const { service, readyIsVerified, frameUrl, scriptUrl } = scheduling
  const { consent, allow } = useConsent('scheduling')
  const utm = useUtm()
  const clock = useVisitorClock()
  const [isBack, setIsBack] = useState(hasBooked)
  const [state, dispatch] = useReducer(nextState, initialState)
  const frame = useRef<HTMLIFrameElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const isAllowed = consent !== 'unasked'
  // Not before the first effects: whatever the frame says, somebody listens.
  const isShown = isAllowed && !isBack && utm !== undefined

  useFrameMessages(frame, service || !utm ? scheduling.frameOrigins : [location.origin], hear)
  useScript(isAllowed && utm ? scriptUrl : null, () => dispatch({ kind: 'script-error' }))
  const isSilent = useSilence(isShown && readyIsVerified && !state.hasSpoken)

  function hear(data: unknown, origin: string) {
    const signal = messages?.read(data, utm ?? {})
    if (!signal) return
    if (signal.kind === 'answer') {
      frame.current?.contentWindow?.postMessage(signal.message, origin)
    } else if (signal.kind !== 'booked' || rememberBooking(signal.id)) {
      dispatch(signal)
    }
  }

  useEffect(() => {
    if (!isShown) return dispatch({ kind: 'removed' })
    if (wantsFocus.current) frame.current?.focus()
    wantsFocus.current = false
  }, [isShown])

  useEffect(() => {
    if (!state.isBooked) return
    // The form was long: both confirmations may be above what the visitor sees.
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    notes.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [state.isBooked])

  const load = (scope: Scope) => {
    wantsFocus.current = true
    allow(scope)
  }
  const another = () => {
    wantsFocus.current = true
    bookAnother()
    setIsBack(false)
  }

  const shows = () => {
    if (isBack) return 'back'
    if (!isAllowed) return 'unasked'
    if (state.isBooked) return 'booked'
    if (state.failure || isSilent) return 'silent'
    return state.hasLoaded || state.hasSpoken ? 'open' : 'loading'
  }
  const cardState = shows()
  const frameAttributes = {
    title: words.frameTitle(service?.name),
    allow: scheduling.allow || undefined,
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const

  return (
    <>
      <SchedulingCard
        scheduling={scheduling}
        state={cardState}
        utm={utm}
        clock={clock}
        notesRef={notes}
        onLoad={() => load('once')}
        onAnother={another}
      >
        {isShown ? (
          <iframe
            {...frameAttributes}
            ref={frame}
            src={withUtm(frameUrl, utm)}
            style={
              state.heightPx > initialState.heightPx ? { blockSize: state.heightPx } : undefined
            }
            onLoad={() => dispatch({ kind: 'loaded' })}
          />
        ) : (
          <noscript>
            <iframe {...frameAttributes} src={frameUrl} />
          </noscript>
        )}
      </SchedulingCard>
      <p role="status" className={styles.announcement}>
        {cardState === 'silent' && words.silent.announcement}
        {cardState === 'booked' && words.booked.announcement}
      </p>
      <ServiceNotice purpose="scheduling" />
      {service && (
        <ConsentCard purpose="scheduling" service={service} onAllow={load}>
          <SchedulingLinks scheduling={scheduling} />
        </ConsentCard>
      )}
    </>
  )
}
