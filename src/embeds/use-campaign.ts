import { type Campaign, campaign } from '../campaign.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The campaign of this visit: none in the prerendered page and in React's first render. */
export const useCampaign = (): Campaign => (useIsHydrated() ? campaign : {})
