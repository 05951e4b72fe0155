import { useEffect, useState } from 'react'

/** False in the first render, which must equal the prerendered page, and true after it. */
export function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])
  return isAwake
}
