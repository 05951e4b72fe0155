import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the first render, which must equal the prerendered page, and true after it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
