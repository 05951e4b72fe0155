import { type HeadTag, headTags, pageTitle, structuredData } from './head.ts'
import type { Route } from './routes.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const writeTag = ({ tag, attributes }: HeadTag) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** `<` would let a value close the script element. */
const writeJson = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/**
 * The whole HTML document of one page.
 *
 * @param body markup of the React root
 * @param inline the style and script elements, the same bytes on every page so that two hashes are enough
 */
export function writeDocument(route: Route, body: string, inline: string): string {
  const tags = headTags(route, body.includes('data-a-completer'))
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(pageTitle(route))}</title>
${tags.map(writeTag).join('\n')}
<meta name="theme-color" content="#000000">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${route.path === '/' ? writeJson(structuredData(route)) : ''}
${inline}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`
}
