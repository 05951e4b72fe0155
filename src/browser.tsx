import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadPage } from './navigation/load-page.ts'
import 'virtual:site.css'
import './styles/index.css'

const root = document.getElementById('root') as HTMLElement
const firstPath = location.pathname
const finishedHtml = root.innerHTML

// Not awaited here: the page's own file imports this one, and would wait for it in turn.
loadPage(firstPath).then(
  (page) =>
    hydrateRoot(
      root,
      <StrictMode>
        <App firstPage={page} />
      </StrictMode>,
      {
        // React empties the page after an error that nothing caught. The finished HTML books as well.
        onUncaughtError(error) {
          console.error(error)
          delete document.documentElement.dataset.hydrated
          if (location.pathname === firstPath) root.innerHTML = finishedHtml
          else location.reload()
        },
      },
    ),
  () => dispatchEvent(new Event('cannot-start')),
)
