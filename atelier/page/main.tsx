import { createRoot } from 'react-dom/client'
import './atelier.css'
import { App } from './App.tsx'
import { followServer } from './saving/follow-server.ts'

followServer()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
