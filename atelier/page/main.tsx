import { createRoot } from 'react-dom/client'
import './atelier.css'
import { App } from './App.tsx'

// The owner's colour, which the server knows.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/palette.css' }),
)

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
