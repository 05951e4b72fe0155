import { createRoot } from 'react-dom/client'
import './atelier.css'
import { Atelier } from './Atelier.tsx'
import { followServer, saveAtClose } from './store.ts'

void followServer()
saveAtClose()
createRoot(document.getElementById('root') as HTMLElement).render(<Atelier />)
