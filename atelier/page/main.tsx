import { createRoot } from 'react-dom/client'
import './atelier.css'
import { App } from './App.tsx'
import { followServer } from './saving/follow-server.ts'
import { saveAtClose } from './saving/save-at-close.ts'

followServer()
saveAtClose()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
