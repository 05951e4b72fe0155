// Writes the HTML document around the content of a page, the same way for every page.
import { asksConsent, consentTerms } from 'virtual:site'
import { stateAttributes } from '../../src/page-state.ts'
import { type Route, routes } from '../../src/routes.ts'
import { headTags, pageTitle, structuredData } from './head.ts'
import { escapeHtml, writeTag } from './write-tag.ts'

/** `<` would let a value close the script element. */
const writeJson = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** What every page of a build carries or calls. */
export type PageAssets = {
  /** Tells the pages of one build from those of another. */
  build: string
  /** Address of the application. */
  application: string
  /** Address of what it needs to bring the living parts to life; empty in development. */
  islands: string
  /** Addresses of our fonts; none in development. */
  fonts: string[]
  /** The style and script elements, the same bytes on every page so that two hashes are enough. */
  inline: string
}

/** What the boot script, the same on every site, reads of this one. */
function rootAttributes(
  { build, application, islands }: PageAssets,
  isText: boolean,
): Record<string, string> {
  return {
    lang: 'fr',
    ...stateAttributes({
      build,
      application,
      paths: routes.map(({ path }) => path).join(' '),
      ...(islands && { islands }),
      ...(isText && { fonts: 'in-time' }),
      ...(asksConsent && { consent: JSON.stringify(consentTerms) }),
    }),
  }
}

/** The whole HTML document of one page. */
export function writeDocument(route: Route, assets: PageAssets, body: string) {
  const isText = 'legalText' in route.shows
  const fonts = isText ? assets.fonts : []
  return `<!doctype html>
${writeTag('html', rootAttributes(assets, isText))}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${route.isFramed ? '<base target="_top">' : ''}
<title>${escapeHtml(pageTitle(route))}</title>
${headTags(route).join('\n')}
${fonts.map((href) => writeTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })).join('\n')}
<meta name="theme-color" content="#000000">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${route.path === '/' ? writeJson(structuredData(route)) : ''}
${assets.inline}
</head>
<body>
${body}
</body>
</html>
`
}
