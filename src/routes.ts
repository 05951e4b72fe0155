type RouteRow = {
  /** Public path, no trailing slash. */
  path: string
  /** Its title, its description and the label of its link in the footer are `words.routes[name]`. */
  name: string
  /** A component of `pages/`, or a text of `defaults/legal/` and how it is dated. */
  shows: { page: string } | { legalText: string; dating: Dating }
  isInFooter?: true
  /** Keeps search engines out whatever the page holds. */
  isUnlisted?: true
  /** A calendar may show it in its frame. Its links then open in the whole tab. */
  isFramed?: true
  /** The server sends it for an unknown path, with status 404. One row has it. */
  isNotFound?: true
}

/** `update`: the day of the last change. `edition`: a numbered version, and the day it is read. */
export type Dating = 'update' | 'edition'

/** A text of `defaults/legal/`, at the address that bears its name. */
const legal = <Name extends string>(name: Name, legalText: string, dating: Dating) => ({
  path: `/${legalText}`,
  name,
  shows: { legalText, dating },
  isInFooter: true as const,
})

/**
 * Every page, for the site, its build and its tests. A new row needs a component in `pages/`, and in
 * `words.routes` a title, a description and, in the footer, a label.
 */
const table = [
  { path: '/', name: 'home', shows: { page: 'HomePage' } },
  legal('legalNotices', 'mentions-legales', 'update'),
  legal('privacy', 'politique-confidentialite', 'update'),
  legal('terms', 'conditions-generales', 'edition'),
  legal('dataProtection', 'protection-donnees', 'edition'),
  // Where a calendar may lead after a booking, in its frame or in a tab.
  {
    path: '/merci',
    name: 'thanks',
    shows: { page: 'ThanksPage' },
    isUnlisted: true,
    isFramed: true,
  },
  {
    path: '/404',
    name: 'notFound',
    shows: { page: 'NotFoundPage' },
    isUnlisted: true,
    isNotFound: true,
  },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof table)[number]['name']
export type Route = RouteRow & { name: RouteName }

const all: readonly Route[] = table

export const notFound = all.find(({ isNotFound }) => isNotFound) as Route
export const routes: readonly Route[] = all.filter((route) => route !== notFound)

/** The route of a path, or the 404 page. */
export const findRoute = (path: string): Route =>
  routes.find((route) => route.path === path) ?? notFound
