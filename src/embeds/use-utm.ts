import { useSyncExternalStore } from 'react'
import { landing, type Utm } from '../attribution.ts'

const none: Utm = {}
const found = Object.keys(landing).length > 0 ? landing : none
const subscribe = () => () => {}

/** The campaign of this visit: none in the prerendered page and in React's first render. */
export const useUtm = (): Utm =>
  useSyncExternalStore(
    subscribe,
    () => found,
    () => none,
  )
