import { legalTexts } from 'virtual:legal-texts'
import type { ComponentType } from 'react'
import { LegalPage } from '../legal/LegalPage.tsx'
import { HomePage } from '../pages/HomePage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { ThanksPage } from '../pages/ThanksPage.tsx'
import type { PageName, Route } from '../routes.ts'

const pages: Record<PageName, ComponentType> = { HomePage, ThanksPage, NotFoundPage }

export function PageContent({ route: { shows } }: { route: Route }) {
  if ('page' in shows) {
    const Content = pages[shows.page]
    return <Content />
  }
  const text = legalTexts[shows.legalText]
  if (!text) throw new Error(`There is no defaults/legal/${shows.legalText}.md`)
  return <LegalPage text={text} />
}
