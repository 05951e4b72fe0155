import { landing, type Utm } from '../attribution.ts'
import { useIsAwake } from './use-is-awake.ts'

/** The campaign of this visit; `undefined` in the prerendered page and in the render that takes it over. */
export const useUtm = (): Utm | undefined => (useIsAwake() ? landing : undefined)
