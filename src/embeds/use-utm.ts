import { campaign, type Utm } from '../attribution.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

const none: Utm = {}

/** The campaign of this visit: none in the prerendered page and in React's first render. */
export const useUtm = (): Utm => (useIsHydrated() ? campaign : none)
