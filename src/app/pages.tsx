import { legalTexts } from 'virtual:legal-texts'
import { use } from 'react'
import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalText } from '../legal/LegalText.ts'
import { HomePage } from '../pages/HomePage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { ThanksPage } from '../pages/ThanksPage.tsx'
import { findRoute, type Route } from '../routes.ts'

const pages = { HomePage, ThanksPage, NotFoundPage }

const coming = new Map<string, Promise<LegalText>>()
const here = new Map<string, LegalText>()

/** Loads what a page needs besides the application: the text of a legal page, in a chunk of its own. */
export async function loadPage(path: string): Promise<void> {
  const { shows } = findRoute(path)
  if ('legalText' in shows) await loadText(shows.legalText)
}

function loadText(name: string): Promise<LegalText> {
  const known = coming.get(name)
  if (known) return known
  const text = fetchText(name)
  coming.set(name, text)
  text.catch(() => coming.delete(name))
  return text
}

async function fetchText(name: string): Promise<LegalText> {
  const load = legalTexts[name]
  if (!load) throw new Error(`There is no defaults/legal/${name}.md`)
  const { text } = await load()
  here.set(name, text)
  return text
}

export function PageContent({ route: { shows } }: { route: Route }) {
  if ('page' in shows) {
    const Content = pages[shows.page as keyof typeof pages]
    return <Content />
  }
  const text = here.get(shows.legalText) ?? use(loadText(shows.legalText))
  return <LegalPage text={text} />
}
