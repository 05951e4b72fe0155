type RouteRow = {
  path: string
  /** `words.routes[name]` holds the page's title, its description and, if the footer links to it, its label there. */
  name: string
  /** The text of `defaults/legal/` that the page shows; absent where `app/pages.tsx` names its component. */
  legalText?: string
  /** True where search engines are told not to list the page, even on a site that they may list. */
  isUnlisted?: true
  /** True where a calendar may show the page in its frame. Links of the page then open in the whole tab. */
  mayBeFramed?: true
}

/** The row of a legal text: the file's name in `defaults/legal/` is also the page's path. */
const legal = <Name extends string>(name: Name, legalText: string) => ({
  path: `/${legalText}`,
  name,
  legalText,
})

/** All pages. A new row needs its words in `words.routes`, and its component in `app/pages.tsx`. */
const table = [
  { path: '/', name: 'home' },
  legal('legalNotices', 'mentions-legales'),
  legal('privacy', 'politique-confidentialite'),
  legal('terms', 'conditions-generales'),
  legal('dataProtection', 'protection-donnees'),
  // A calendar may lead to `/merci` after a booking, in its frame or in a tab.
  { path: '/merci', name: 'thanks', isUnlisted: true, mayBeFramed: true },
  // The server sends `/404` for an unknown path, with status 404.
  { path: '/404', name: 'notFound', isUnlisted: true },
] as const satisfies readonly RouteRow[]

type Row = (typeof table)[number]
type LegalName = Extract<Row, { legalText: string }>['name']

export type RouteName = Row['name']
/** The pages that are no legal texts. */
export type PageName = Exclude<RouteName, LegalName>

type LegalRoute = RouteRow & { name: LegalName; legalText: string }
export type Route = LegalRoute | (RouteRow & { name: PageName; legalText?: never })

const all: readonly Route[] = table

export const notFound = all.find(({ name }) => name === 'notFound') as Route
export const routes: readonly Route[] = all.filter((route) => route !== notFound)
export const legalRoutes = routes.filter((route) => route.legalText !== undefined)

export const isPage = (path: string) => routes.some((route) => route.path === path)

export const findRoute = (path: string): Route =>
  routes.find((route) => route.path === path) ?? notFound
