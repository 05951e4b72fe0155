// The site that the benchmarks build: the shipped one, with an empty page beside it to compare with.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

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

/** Writes the folder of a site that inherits everything from `site/` and adds `/vide.html`. */
export function writeSiteWithEmptyPage(folder: string) {
  mkdirSync(join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'site.yaml'), `base: ${relative(folder, 'site')}\n`)
  writeFileSync(join(folder, 'public/vide.html'), page)
}
