import { useEffect, useState } from 'react'

/** A picture that takes longer than this is no longer waited for. */
const PATIENCE_MS = 2000

/**
 * Follows the preview or the poster of the video.
 *
 * @param url what to show; `null` as long as nothing may be requested
 * @param isPlayerShown from then on the picture no longer sizes the player: nothing may move
 */
export function usePicture(url: string | null, isPlayerShown: boolean) {
  const [state, setState] = useState<'pending' | 'late' | 'loaded' | 'missing'>('pending')
  const [ratio, setRatio] = useState<number | null>(null)

  useEffect(() => {
    if (!url) return
    const timer = setTimeout(
      () => setState((current) => (current === 'pending' ? 'late' : current)),
      PATIENCE_MS,
    )
    return () => clearTimeout(timer)
  }, [url])

  return {
    /** The address to draw, or `null` for the gradient. */
    shownUrl: state === 'missing' ? null : url,
    /** True once the picture has come, or there is no point in waiting for it. */
    isSettled: state !== 'pending',
    ratio,
    /** @param found width over height; `null` when there is no picture at this address */
    onPicture(found: number | null) {
      setState(found === null ? 'missing' : 'loaded')
      if (!isPlayerShown) setRatio(found)
    },
  }
}
