import { useEffect, useReducer } from 'react'
import { useCountPlayback } from '../audience/track-embeds.ts'
import {
  type EmbedCircumstances,
  type EmbedEvent,
  initialFacts,
  nextFacts,
  viewOf,
} from './embed-view.ts'
import { useSilence } from './use-silence.ts'

/** Follows a film or a calendar. `tell` says what has just happened to it. */
export function useEmbed(circumstances: EmbedCircumstances) {
  const [facts, dispatch] = useReducer(nextFacts, initialFacts)
  const { isRequested } = circumstances
  const view = viewOf({ ...facts, ...circumstances })
  const tell = (event: EmbedEvent) => dispatch({ ...event, isOffline: !navigator.onLine })

  useEffect(() => {
    if (isRequested) return () => dispatch({ kind: 'reset' })
  }, [isRequested])
  const isAwaited = isRequested && view === 'loading'
  useSilence(isAwaited, facts.attempt, () => tell({ kind: 'silent' }))
  useCountPlayback(view)
  return { facts, view, tell }
}
