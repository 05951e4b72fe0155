import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { precompress } from '../hosting/precompress.ts'

const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page vide</title>
</head>
<body>
<h1>Page vide</h1>
<p>Un titre et un paragraphe : rien ne peut s’afficher plus tôt.</p>
</body>
</html>
`

/**
 * Writes the page that ours is compared with, to be served by the same code with the same headers.
 *
 * @param siteDir the built site whose policy it borrows
 */
export async function writeEmptySite(dir: string, siteDir: string) {
  mkdirSync(dir, { recursive: true })
  mkdirSync(`${dir}-hosting`, { recursive: true })
  for (const file of ['index.html', '404.html']) writeFileSync(`${dir}/${file}`, page)
  const policy = JSON.parse(readFileSync(`${siteDir}-hosting/policy.json`, 'utf8'))
  const type = 'text/html; charset=utf-8'
  policy.pages = { '/': '/index.html' }
  policy.redirects = {}
  policy.files = ['/index.html', '/404.html'].map((path) => ({ path, type, isImmutable: false }))
  writeFileSync(`${dir}-hosting/policy.json`, JSON.stringify(policy))
  await precompress(dir)
}
