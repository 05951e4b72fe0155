type RouteRow = {
  path: string
  /** `words.routes[name]` holds the page's title, its description and its label in the footer. */
  name: string
  /** A component of `pages/`, or a text of `defaults/legal/`. */
  shows: { page: string } | { legalText: string }
  isInFooter?: true
  /** True where search engines are told not to list the page, even on a site that they may list. */
  isUnlisted?: true
  /** True where a calendar may show the page in its frame. Links of the page then open in the whole tab. */
  isFramed?: true
}

/** The row of a legal text: the file's name in `defaults/legal/` is also the page's path. */
const legal = <Name extends string>(name: Name, legalText: string) => ({
  path: `/${legalText}`,
  name,
  shows: { legalText },
  isInFooter: true as const,
})

/**
 * All pages. A new row needs a component in `pages/`, and in `words.routes` a title and a description, with a
 * label if the footer links to the page.
 */
const table = [
  { path: '/', name: 'home', shows: { page: 'HomePage' } },
  legal('legalNotices', 'mentions-legales'),
  legal('privacy', 'politique-confidentialite'),
  legal('terms', 'conditions-generales'),
  legal('dataProtection', 'protection-donnees'),
  // A calendar may lead to `/merci` after a booking, in its frame or in a tab.
  {
    path: '/merci',
    name: 'thanks',
    shows: { page: 'ThanksPage' },
    isUnlisted: true,
    isFramed: true,
  },
  // The server sends `/404` for an unknown path, with status 404.
  { path: '/404', name: 'notFound', shows: { page: 'NotFoundPage' }, isUnlisted: true },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof table)[number]['name']
/** The pages that are no legal texts. `pages.tsx` has a component for each. */
export type PageName = Extract<(typeof table)[number]['shows'], { page: string }>['page']
export type Route = Omit<RouteRow, 'shows'> & {
  name: RouteName
  shows: { page: PageName } | { legalText: string }
}

const all: readonly Route[] = table

export const notFound = all.find(({ name }) => name === 'notFound') as Route
export const routes: readonly Route[] = all.filter((route) => route !== notFound)

export const isPage = (path: string) => routes.some((route) => route.path === path)

export const findRoute = (path: string): Route =>
  routes.find((route) => route.path === path) ?? notFound
