import { legalTexts } from 'virtual:legal-texts'
import type { ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Announcer } from './components/Announcer.tsx'
import { type PageAssets, writeDocument } from './document.ts'
import { isIndexed } from './head.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import { Page } from './Page.tsx'
import { findRoute, type Route } from './routes.ts'
import 'virtual:site.css'
import './styles/index.css'

const pages = import.meta.glob<Record<string, ComponentType>>('./pages/*.tsx', { eager: true })

/** What the table of routes says that a path shows. */
function contentOf({ path, shows }: Route) {
  if ('legalText' in shows) {
    const text = legalTexts[shows.legalText]
    if (!text) throw new Error(`${path}: there is no site/legal/${shows.legalText}.md`)
    return {
      content: <LegalPage text={text} dating={shows.dating} />,
      hasGaps: text.hasGaps,
    }
  }
  const Content = pages[`./pages/${shows.page}.tsx`]?.[shows.page]
  if (!Content) throw new Error(`${path}: src/pages/${shows.page}.tsx has no ${shows.page}`)
  return { content: <Content />, hasGaps: false }
}

/** Renders one path to a finished HTML document. */
export function renderPage(path: string, assets: PageAssets) {
  const route = findRoute(path)
  const { content, hasGaps } = contentOf(route)
  const html = writeDocument(route, {
    root: renderToString(<Page path={route.path}>{content}</Page>),
    announcer: renderToString(<Announcer />),
    hasGaps,
    assets,
  })
  return { html, isIndexed: isIndexed(route, hasGaps) }
}

export { findRoute, notFound, routes } from './routes.ts'
