import { useEffect, useState } from 'react'
import { landing, type Utm } from '../attribution.ts'

/**
 * The campaign of this visit; `undefined` until the page is awake, since the prerendered HTML is the
 * same for everybody.
 */
export function useUtm(): Utm | undefined {
  const [utm, setUtm] = useState<Utm>()
  useEffect(() => setUtm(landing), [])
  return utm
}
