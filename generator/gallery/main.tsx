import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:site.css'
import '../../src/styles/index.css'
import { type EmbedStateId, embedStates } from './embed-states.ts'
import { Gallery } from './Gallery.tsx'
import { StatePage } from './StatePage.tsx'

const isState = (id: string): id is EmbedStateId => id in embedStates

function onMove(notify: () => void) {
  addEventListener('popstate', notify)
  return () => removeEventListener('popstate', notify)
}

/** `/etats` shows them all, `/etats/agenda-muet` one of them alone, as wide as its window. */
function Pages() {
  const path = useSyncExternalStore(onMove, () => location.pathname)
  const id = path.split('/')[2] ?? ''
  return isState(id) ? <StatePage id={id} /> : <Gallery />
}

createRoot(document.getElementById('root') as HTMLElement).render(<Pages />)
