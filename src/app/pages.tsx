import { legalTexts } from 'virtual:legal-texts'
import type { ComponentType } from 'react'
import { LegalPage } from '../legal/LegalPage.tsx'
import { HomePage } from '../pages/HomePage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { ThanksPage } from '../pages/ThanksPage.tsx'
import type { PageName, Route } from '../routes.ts'

const pages: Record<PageName, ComponentType> = {
  home: HomePage,
  thanks: ThanksPage,
  notFound: NotFoundPage,
}

export function PageContent({ route }: { route: Route }) {
  if (route.legalText === undefined) {
    const Content = pages[route.name]
    return <Content />
  }
  const text = legalTexts[route.legalText]
  if (!text) throw new Error(`There is no defaults/legal/${route.legalText}.md`)
  return <LegalPage text={text} />
}
