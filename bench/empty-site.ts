import { mkdirSync, writeFileSync } from 'node:fs'
import type { Policy } from '../hosting/policy.ts'
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
 * @param policy of our site
 */
export async function writeEmptySite(dir: string, policy: Policy) {
  mkdirSync(dir)
  const files = ['/index.html', '/404.html']
  for (const file of files) writeFileSync(dir + file, page)
  await precompress(dir)
  const type = 'text/html; charset=utf-8'
  return {
    dir,
    policy: {
      ...policy,
      pages: { '/': '/index.html' },
      redirects: {},
      files: files.map((path) => ({ path, type, isImmutable: false })),
    },
  }
}
