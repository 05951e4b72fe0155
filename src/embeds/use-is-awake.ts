import { useEffect, useState } from 'react'

/** False in the first render, which is that of the prerendered page and the same for everybody. */
export function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => setIsAwake(true), [])
  return isAwake
}
