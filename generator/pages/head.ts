import { site, words } from 'virtual:site'
import { videoObject } from '../../src/embeds/video/video-object.ts'
import type { Route } from '../../src/routes.ts'

/** One element of `<head>`, as data. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

const { beforePromise, promise, afterPromise } = words.home.hero
/** What the social picture says. */
const headline = `${beforePromise} ${promise} ${afterPromise}`

export const pageTitle = (route: Route) => `${words.routes[route.name].title} – ${site.name}`

/** @param hasGaps true when the page still shows a fact « à compléter »: it stays out of the index */
export const isIndexed = (route: Route, hasGaps: boolean) =>
  route.isIndexable && !site.noindex && !hasGaps

/** What search engines and social networks read of one page. */
export function headTags(route: Route, hasGaps: boolean): HeadTag[] {
  const address = site.url + route.path
  const { description } = words.routes[route.name]
  const meta = (attribute: 'name' | 'property', key: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [attribute]: key, content },
  })
  return [
    meta('name', 'description', description),
    meta('name', 'robots', isIndexed(route, hasGaps) ? 'index, follow' : 'noindex'),
    // An address that does not exist has no canonical form.
    ...(route.isIndexable
      ? [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: address } },
          meta('property', 'og:url', address),
        ]
      : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', pageTitle(route)),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${site.url}/partage.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', headline),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/**
 * Structured data of the home page: only what the page or the configuration says, nothing invented.
 */
export function structuredData({ name }: Route): object {
  const { title, description } = words.routes[name]
  const organization = { '@type': 'Organization', '@id': `${site.url}/#organisation` }
  const video = videoObject(site)
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
        name: title,
        description,
        provider: organization,
        audience: { '@type': 'BusinessAudience', audienceType: words.searchEngines.audience },
      },
      ...(video ? [video] : []),
    ],
  }
}
