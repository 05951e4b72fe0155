// Writes what search engines and social networks read of a page.
import { site, socialPicture, words } from 'virtual:site'
import type { Route } from '../../src/routes.ts'
import { writeTag } from './write-tag.ts'

const { beforePromise, promise, afterPromise, adBudget } = words.home.hero
const headline = `${beforePromise} ${promise} ${afterPromise}`

export const pageTitle = (route: Route) => `${words.routes[route.name].title} – ${site.name}`

/** If the owner's clients pay for ads in addition, the home page's description ends with a sentence on it. */
function descriptionOf({ name, path }: Route): string {
  const { description } = words.routes[name]
  return path === '/' && site.addsAdBudget ? `${description} ${adBudget}` : description
}

export const isIndexed = (route: Route) => !route.isUnlisted && !site.noindex

const meta = (name: string, content: string) => writeTag('meta', { name, content })

/** Open Graph names its tags by `property`. */
const graph = (property: string, content: string) => writeTag('meta', { property, content })

export function headTags(route: Route): string[] {
  const address = site.url + route.path
  const description = descriptionOf(route)
  // A page that search engines must not list has no canonical address.
  const canonical = [
    writeTag('link', { rel: 'canonical', href: address }),
    graph('og:url', address),
  ]
  return [
    meta('description', description),
    meta('robots', isIndexed(route) ? 'index, follow' : 'noindex'),
    ...(route.isUnlisted ? [] : canonical),
    graph('og:type', 'website'),
    graph('og:locale', 'fr_FR'),
    graph('og:site_name', site.name),
    graph('og:title', pageTitle(route)),
    graph('og:description', description),
    graph('og:image', site.url + socialPicture),
    graph('og:image:width', '1200'),
    graph('og:image:height', '630'),
    graph('og:image:alt', headline),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** Describes the site for search engines, in the terms of https://schema.org. */
export function structuredData(home: Route): object {
  const organization = { '@type': 'Organization', '@id': `${site.url}/#organisation` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...organization, name: site.name, url: `${site.url}/`, email: site.supportEmail },
      {
        '@type': 'WebSite',
        '@id': `${site.url}/#site`,
        url: `${site.url}/`,
        name: site.name,
        inLanguage: 'fr-FR',
        publisher: organization,
      },
      {
        '@type': 'Service',
        '@id': `${site.url}/#service`,
        name: words.routes[home.name].title,
        description: descriptionOf(home),
        provider: organization,
        audience: { '@type': 'BusinessAudience', audienceType: words.searchEngines.audience },
      },
    ],
  }
}
