import type { ComponentType } from 'react'
import HomePage from '../pages/HomePage.tsx'
import { findRoute, type PageName, type Route } from '../routes.ts'

export type LoadedPage = { route: Route; Content: ComponentType }

type PageModule = { default: ComponentType }

/** The home page travels with the application: it is what most visitors open. The others wait. */
const pages: Record<PageName, () => PageModule | Promise<PageModule>> = {
  HomePage: () => ({ default: HomePage }),
  MentionsLegalesPage: () => import('../pages/MentionsLegalesPage.tsx'),
  PolitiqueConfidentialitePage: () => import('../pages/PolitiqueConfidentialitePage.tsx'),
  ConditionsGeneralesPage: () => import('../pages/ConditionsGeneralesPage.tsx'),
  ProtectionDonneesPage: () => import('../pages/ProtectionDonneesPage.tsx'),
  NotFoundPage: () => import('../pages/NotFoundPage.tsx'),
}

/** Fetches what a path shows. Rejects when its chunk is gone, as after a redeployment. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const route = findRoute(path)
  const { default: Content } = await pages[route.page]()
  return { route, Content }
}
