import { film, timeChosen } from 'virtual:embeds'
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Step } from '../../services/audience/steps.ts'
import type { Messages } from '../../services/Service.ts'
import type { Purpose } from '../embeds/consent.ts'
import type { EmbedState } from '../embeds/embed-state.ts'
import { useFrameMessages } from '../embeds/use-frame-messages.ts'
import { count } from './count.ts'

/** What the states of an embed mean for who counts. */
const stepsOf: Record<Purpose, (state: EmbedState) => (Step | false)[]> = {
  video: ({ playback }) => [
    playback !== null && 'film-commence',
    playback === 'ended' && 'film-95',
  ],
  scheduling: ({ bookings }) => [bookings > 0 && 'reservation'],
}

const failures = { video: 'video-en-panne', scheduling: 'agenda-en-panne' } as const

/** Counts what an embed has become. */
export function useStateSteps(purpose: Purpose, state: EmbedState, isFailing: boolean) {
  useEffect(() => {
    for (const step of stepsOf[purpose](state)) if (step) count(step)
    if (isFailing) count(failures[purpose])
  }, [purpose, state, isFailing])
}

/** @param reached share of the film, as the player says where it is */
function countFilm(reached: number) {
  for (const part of [25, 50, 75, 95] as const) if (reached * 100 >= part) count(`film-${part}`)
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0

type Framed = {
  frame: RefObject<HTMLIFrameElement | null>
  frameOrigins: readonly string[]
  messages: Messages | undefined
  /** The frame is in the page. */
  isThere: boolean
}

/** Counts what a frame says beside its states: where the film is, a time chosen; and its being seen. */
export function useFrameSteps(
  purpose: Purpose,
  { frame, frameOrigins, messages, isThere }: Framed,
) {
  const told = useRef({ isAsked: false, seconds: 0, duration: 0 })
  useFrameMessages(frame, frameOrigins, (data, origin) => {
    if (purpose === 'scheduling') {
      if (timeChosen?.(data)) count('creneau-choisi')
      return
    }
    if (!told.current.isAsked && messages?.read(data)?.kind === 'ready') {
      told.current.isAsked = true
      for (const message of film?.onReady ?? []) {
        frame.current?.contentWindow?.postMessage(message, origin)
      }
    }
    const { seconds, duration } = film?.read(data) ?? {}
    if (isLength(seconds)) told.current.seconds = seconds
    if (isLength(duration)) told.current.duration = duration
    if (told.current.duration > 0) countFilm(told.current.seconds / told.current.duration)
  })
  useEffect(() => {
    told.current = { isAsked: false, seconds: 0, duration: 0 }
    if (purpose !== 'scheduling' || !isThere || !frame.current) return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) count('agenda-vu')
    })
    sight.observe(frame.current)
    return () => sight.disconnect()
  }, [purpose, isThere, frame])
}

/** Counts where a film of our own is. */
export const countPosition = ({ currentTarget: film }: SyntheticEvent<HTMLMediaElement>) =>
  countFilm(film.currentTime / film.duration)
