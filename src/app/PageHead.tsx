// What search engines and social networks read of a page: React puts these tags into `<head>`.
import { site, socialPicture, words } from 'virtual:site'
import type { Route } from '../routes.ts'

const { beforePromise, promise, afterPromise, adBudget } = words.home.hero
const headline = `${beforePromise} ${promise} ${afterPromise}`

export const pageTitle = (route: Route) => `${words.routes[route.name].title} – ${site.name}`

/** If the owner's clients pay for ads in addition, the home page's description ends with a sentence on it. */
export function descriptionOf({ name, path }: Route): string {
  const { description } = words.routes[name]
  return path === '/' && site.addsAdBudget ? `${description} ${adBudget}` : description
}

export const isIndexed = (route: Route) => !route.isUnlisted && !site.noindex

export function PageHead({ route }: { route: Route }) {
  const address = site.url + route.path
  const description = descriptionOf(route)
  return (
    <>
      <title>{pageTitle(route)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isIndexed(route) ? 'index, follow' : 'noindex'} />
      {/* A page that search engines must not list has no canonical address. */}
      {!route.isUnlisted && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={pageTitle(route)} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={site.url + socialPicture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={headline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
