import { createRoot } from 'react-dom/client'
import './atelier.css'
import { App } from './App.tsx'
import { follow } from './use-atelier.ts'

// The owner's colour, which the server knows.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/brand-colors.css' }),
)

follow()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)
