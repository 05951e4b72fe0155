import { createRoot } from 'react-dom/client'
import './atelier.css'
import { App } from './App.tsx'
import { followServer, saveAtClose } from './store.ts'

void followServer()
saveAtClose()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
