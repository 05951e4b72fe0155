import { ask } from '../api.ts'
import { current, isFileBroken } from '../use-atelier.ts'

/** Browsers send at most 64 KiB when a page is being closed (`keepalive` of `fetch`). */
const MAX_LAST_REQUEST = 60_000

/** Saves the drafts when the page is closed. If they cannot be saved, the browser asks before it closes. */
export function saveAtClose() {
  addEventListener('beforeunload', (event) => {
    // `preventDefault` makes the browser ask whether to leave the page.
    if (areDraftsInDanger()) event.preventDefault()
  })
  addEventListener('pagehide', () => {
    if (current.drafts.length === 0) return
    // Errors are ignored: the page is gone, and nobody could read them.
    ask('change', { changes: current.drafts }, true).catch(() => {})
  })
}

function areDraftsInDanger(): boolean {
  const { drafts, isOffline } = current
  if (drafts.length === 0) return false
  const isTooLong = JSON.stringify(drafts).length > MAX_LAST_REQUEST
  return isOffline || isTooLong || drafts.some((draft) => isFileBroken(draft, current))
}
