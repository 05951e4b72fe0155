// Renders the pages to HTML. Vite bundles this file with React for the build, which calls `renderPage` for each
// route; a development server calls it on request.
import { legalTexts } from 'virtual:legal-texts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Announcer } from '../../src/components/Announcer.tsx'
import { LegalPage } from '../../src/legal/LegalPage.tsx'
import { Page } from '../../src/Page.tsx'
import { findRoute, type Route } from '../../src/routes.ts'
import { type PageAssets, writeDocument } from './document.ts'
import { isIndexed } from './head.ts'
import '../../src/styles/index.css'
import 'virtual:site.css'

const pages = import.meta.glob<Record<string, ComponentType>>('/src/pages/*.tsx', { eager: true })

function contentOf({ path, shows }: Route) {
  if ('legalText' in shows) {
    const text = legalTexts[shows.legalText]
    if (!text) throw new Error(`${path}: there is no defaults/legal/${shows.legalText}.md`)
    return <LegalPage text={text} />
  }
  const Content = pages[`/src/pages/${shows.page}.tsx`]?.[shows.page]
  if (!Content) throw new Error(`${path}: src/pages/${shows.page}.tsx has no ${shows.page}`)
  return <Content />
}

export function renderPage(path: string, assets: PageAssets) {
  const route = findRoute(path)
  // Navigation replaces the content of `root`: the status line that screen readers watch is outside of it.
  const root = renderToString(<Page path={route.path}>{contentOf(route)}</Page>)
  const body = `${renderToString(<Announcer />)}\n<div id="root">${root}</div>`
  return {
    html: writeDocument(route, assets, body),
    isIndexed: isIndexed(route),
  }
}

export { findRoute, notFound, routes } from '../../src/routes.ts'
