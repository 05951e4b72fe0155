import { landing, type Utm } from '../attribution.ts'
import { useIsAwake } from './use-is-awake.ts'

/** The campaign of this visit; `undefined` in the prerendered page and in React's first render. */
export const useUtm = (): Utm | undefined => (useIsAwake() ? landing : undefined)
