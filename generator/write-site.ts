// The last step of `npm run build`: once Vite has written the bundles into a draft, this adds the pages, the
// owner's files and the settings of the host.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hosts } from '../hosts/hosts.ts'
import { listFiles } from '../owner/disk/list-files.ts'
import { describeMatomo } from '../services/matomo.ts'
import { notFound, routes } from '../src/routes.ts'
import type { Site } from '../src/Site.ts'
import { contentSecurityPolicy, type PolicySources } from './pages/content-security-policy.ts'
import type { PageAssets } from './pages/Document.tsx'
import { type Bundle, findPageAssets } from './pages/page-assets.ts'
import type { PreparedBuild } from './prepare-build.ts'
import type { PublishedFiles } from './published-files.ts'

/** The bundle of `prerender.tsx`, in the draft until it has made the pages. */
const PRERENDERER = '/prerender.js'

type Prerenderer = typeof import('./pages/prerender.tsx')

/** @param draft in which Vite has written the bundles, which come by environment */
export async function writeSite(
  draft: string,
  bundles: Record<string, Bundle>,
  build: PreparedBuild,
) {
  const { config, site, files, socialPicture } = build
  const assets = findPageAssets(bundles)
  const policy = contentSecurityPolicy(policySources(build, assets))
  const indexedAddresses = await writePages(draft, site, { ...assets, policy })
  writeSearchEngineFiles(draft, site, indexedAddresses)
  removeUsedFiles(draft)
  copyPublishedFiles(files, draft)
  const picture = await socialPicture.draw?.()
  if (picture) write(draft, socialPicture.address, picture)
  const settings = config.hosting ? hosts[config.hosting].settings : {}
  for (const [path, file] of Object.entries(settings)) {
    cpSync(join('hosts', file), join(draft, path))
  }
}

/** Removes what the pages do not ask for: their maker, and the style sheets, since each page contains the one. */
function removeUsedFiles(draft: string) {
  for (const path of listFiles(draft)) {
    if (path === PRERENDERER || path.endsWith('.css')) rmSync(join(draft, path))
  }
}

function write(folder: string, path: string, content: string | Buffer) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function writePages(draft: string, site: Site, assets: PageAssets) {
  const entry = pathToFileURL(join(draft, PRERENDERER)).href
  const { renderPage }: Prerenderer = await import(entry)
  const indexedAddresses: string[] = []
  for (const { path } of [...routes, notFound]) {
    const { html, isIndexed } = renderPage(path, assets)
    write(draft, path === '/' ? '/index.html' : `${path}.html`, html)
    if (isIndexed) indexedAddresses.push(site.url + path)
  }
  return indexedAddresses
}

function writeSearchEngineFiles(draft: string, { url }: Site, indexedAddresses: string[]) {
  // `robots.txt` allows even pages that must stay out of the index: search engines must read their `noindex`.
  write(draft, '/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
  write(draft, '/sitemap.xml', sitemap(indexedAddresses))
}

/** https://www.sitemaps.org/protocol.html */
const sitemap = (addresses: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`

function copyPublishedFiles(files: PublishedFiles, draft: string) {
  for (const [path, source] of files) {
    // `realpathSync`: a symbolic link is copied as the file that it leads to.
    if (typeof source === 'string') cpSync(realpathSync(source), join(draft, path))
    else write(draft, path, source)
  }
}

/** Names an inline script or style by its hash. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function policySources({ config, site }: PreparedBuild, assets: PageAssets): PolicySources {
  const { video, scheduling } = site
  const matomo = describeMatomo(config.audience)
  const thumbnail = video.kind === 'frame' ? video.thumbnailUrl : null
  return {
    'script-src': [hashOf(assets.boot), ...foreignOrigins(site, scheduling.scriptUrl)],
    'style-src': [hashOf(assets.css)],
    'img-src': foreignOrigins(site, thumbnail),
    'connect-src': matomo ? [matomo.connectOrigin] : [],
    'frame-src': [...video.frameOrigins, ...scheduling.frameOrigins],
  }
}

function foreignOrigins({ url }: Site, address: string | null): string[] {
  if (address === null) return []
  const { origin } = new URL(address, url)
  return origin === url ? [] : [origin]
}
