// Renders the pages to HTML. Vite bundles this file with React for the build, which calls `renderPage` for each
// route; a development server calls it on request.
import { renderToString } from 'react-dom/server'
import { App } from '../../src/app/App.tsx'
import { isIndexed } from '../../src/app/PageHead.tsx'
import { findRoute, notFound } from '../../src/routes.ts'
import { Document, type PageAssets } from './Document.tsx'
import '../../src/styles/index.css'
import 'virtual:site.css'

export function renderPage(path: string, assets: PageAssets) {
  const route = findRoute(path)
  const html = renderToString(
    <Document route={route} assets={assets}>
      <App path={route.path} />
    </Document>,
  )
  return {
    html: `<!doctype html>${withPolicy(html, assets)}`,
    status: route === notFound ? 404 : 200,
    isIndexed: isIndexed(route),
  }
}

/** What stands before the policy: browsers look for the character set in the first kilobyte only. */
const CHARSET = '<meta charSet="utf-8"/>'

/** React may move tags ahead of those that it is given, and the policy comes before all that loads: it is a string. */
const withPolicy = (html: string, { policy }: PageAssets) =>
  policy
    ? html.replace(
        CHARSET,
        `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
    : html
