import { consentVersions, site, words } from 'virtual:site'
import type { ReactNode } from 'react'
import { descriptionOf } from '../../src/app/PageHead.tsx'
import type { Route } from '../../src/routes.ts'

export type PageAssets = {
  /** Addresses of the application's scripts, in the order in which they are evaluated. */
  application: string[]
  /** Addresses of the web fonts; none in development. */
  fonts: string[]
  /** The style sheet and the boot script: the security policy allows them by two hashes. */
  css: string
  boot: string
  /** The security policy; none in development. */
  policy?: string
}

type Props = { route: Route; assets: PageAssets; children: ReactNode }

/** The HTML document around the application: only the prerenderer draws it. */
export function Document({ route, assets, children }: Props) {
  const isLegalText = route.legalText !== undefined
  return (
    <html
      lang="fr"
      data-app={assets.application.join(' ')}
      data-fonts={isLegalText ? 'in-time' : undefined}
      data-consent={consentVersions ? JSON.stringify(consentVersions) : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {route.mayBeFramed && <base target="_top" />}
        {isLegalText &&
          assets.fonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
          ))}
        <meta name="theme-color" content="#000000" />
        {/* No browser may darken the page by itself. */}
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {route.path === '/' && <script type="application/ld+json" {...written(data(route))} />}
        <style {...written(assets.css)} />
        <script {...written(assets.boot)} />
      </head>
      <body>
        <div id="root" data-path={route.path}>
          {children}
        </div>
      </body>
    </html>
  )
}

/** The properties of an element that holds what our own build has written. */
const written = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

/**
 * Describes the site for search engines, in the terms of https://schema.org. `<` is escaped, because a value with
 * `</script>` would end the element.
 */
function data(home: Route): string {
  const organization = { '@type': 'Organization', '@id': `${site.url}/#organisation` }
  const graph = [
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
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return json.replaceAll('<', '\\u003c')
}
