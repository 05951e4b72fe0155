import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import '../../src/islands/preact.ts'
import 'virtual:site.css'
import '../../src/styles/index.css'
import { type EmbedStateId, embedStates } from './embed-states.ts'
import { Gallery } from './Gallery.tsx'
import { StatePage } from './StatePage.tsx'

const isState = (id: string): id is EmbedStateId => id in embedStates

/** `/etats` shows them all, `/etats/agenda-muet` one of them alone, as wide as its window. */
function Pages() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const onMove = () => setPath(location.pathname)
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [])
  const id = path.split('/')[2] ?? ''
  return isState(id) ? <StatePage id={id} /> : <Gallery />
}

render(<Pages />, document.getElementById('root') as HTMLElement)
