import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { writeDocument } from './document.ts'
import { loadPage } from './navigation/load-page.ts'
import 'virtual:site.css'
import './styles/index.css'

/**
 * Renders one path to a finished HTML document.
 *
 * `renderToString` is enough: pages are loaded before they are rendered, so nothing suspends and
 * nothing is left for a script to reveal.
 */
export async function renderPage(path: string, inline: string): Promise<string> {
  const page = await loadPage(path)
  const body = renderToString(<App firstPage={page} />)
  return writeDocument(page.route, body, inline)
}

export { findRoute, notFound, routes } from './routes.ts'
