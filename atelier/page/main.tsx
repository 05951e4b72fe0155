import { createRoot } from 'react-dom/client'
import './atelier.css'
import { App } from './App.tsx'
import { follow } from './save-answers.ts'

follow()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
