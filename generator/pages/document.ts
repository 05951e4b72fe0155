// Writes the HTML document around the content of a page.
import { asksConsent, consentTerms } from 'virtual:site'
import { stateAttributes } from '../../src/page-state.ts'
import { type Route, routes } from '../../src/routes.ts'
import { headTags, pageTitle, structuredData } from './head.ts'
import { escapeHtml, writeTag } from './write-tag.ts'

/** Writes data for search engines. `<` is escaped, because a value with `</script>` would end the element. */
const writeJson = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export type PageAssets = {
  /** The hash that identifies this build. */
  build: string
  /** Address of the application's script. */
  application: string
  /** Address of the script that holds React and the components that it draws; empty in development. */
  islands: string
  /** Addresses of the web fonts; none in development. */
  fonts: string[]
  /** The style sheet and the boot script: the security policy allows them by two hashes. */
  inline: string
  /** The security policy; none in development. */
  policy?: string
}

/**
 * The attributes of `<html>` hold what differs between sites, for the boot script to read: it is the same on
 * every site.
 */
function rootAttributes(
  { build, application, islands }: PageAssets,
  isLegalText: boolean,
): Record<string, string> {
  return {
    lang: 'fr',
    ...stateAttributes({
      build,
      application,
      paths: routes.map(({ path }) => path).join(' '),
      ...(islands && { islands }),
      ...(isLegalText && { fonts: 'in-time' }),
      ...(asksConsent && { consent: JSON.stringify(consentTerms) }),
    }),
  }
}

export function writeDocument(route: Route, assets: PageAssets, body: string) {
  const isLegalText = 'legalText' in route.shows
  const fonts = isLegalText ? assets.fonts : []
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
  const preloads = fonts.map((href) => writeTag('link', { ...preload, href }))
  const base = route.isFramed ? '<base target="_top">' : ''
  const data = route.path === '/' ? writeJson(structuredData(route)) : ''
  const { policy } = assets
  const httpEquiv = { 'http-equiv': 'Content-Security-Policy' }
  return `<!doctype html>
${writeTag('html', rootAttributes(assets, isLegalText))}
<head>
<meta charset="utf-8">
${policy ? writeTag('meta', { ...httpEquiv, content: policy }) : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
${base}
<title>${escapeHtml(pageTitle(route))}</title>
${headTags(route).join('\n')}
${preloads.join('\n')}
<meta name="theme-color" content="#000000">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${data}
${assets.inline}
</head>
<body>
${body}
</body>
</html>
`
}
