// The last step of `npm run build`: once Vite has written the bundles into a draft, this adds the pages, the
// owner's files and the configuration of the host, then puts the draft in the place of the previous build.
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type HostName, hosts, publishing } from '../hosting/hosts.ts'
import { makePolicy, type Policy } from '../hosting/policy.ts'
import { precompress } from '../hosting/precompress.ts'
import {
  type BuildRecord,
  hostingFolderOf,
  readRecord,
  writeRecord,
} from '../hosting/publication/build-record.js'
import { siteOf } from '../hosting/publication/draft.js'
import { listFiles } from '../hosting/publication/list-files.js'
import { publish } from '../hosting/publication/publication.js'
import { ownerError } from '../owner/problems/owner-error.ts'
import { describeAudience } from '../services/audience/describe-audience.ts'
import type { Site } from '../src/Site.ts'
import { drawSocialPicture } from './brand/social-picture.ts'
import type { HashedAssets } from './pages/page-assets.ts'
import type { SiteBuild } from './prepare-build.ts'
import type { PublishedFiles } from './published-files.ts'

/** `draft` replaces `out` once it is complete. */
type BuildFolders = { out: string; draft: string; prerenderer: string }

type Build = Pick<SiteBuild, 'config' | 'words' | 'site' | 'files'> & { assets: HashedAssets }

/** The hashes of the inline style and script of a build's pages, and the scripts that they load. */
type OwnParts = NonNullable<BuildRecord['own']>

type Prerenderer = typeof import('./pages/prerender.tsx')

const DEMO_CALENDAR = '/demonstration/agenda'
const SOCIAL_PICTURE = '/partage.png'

/** @throws {OwnerError} where a file of the owner has the path of a file that the build writes */
export async function writeSite({ out, draft, prerenderer }: BuildFolders, build: Build) {
  const { config, words, site, files, assets } = build
  const staging = siteOf(draft)
  const hosting = hostingFolderOf(staging)

  const { pagePaths, indexedAddresses } = await writePages(staging, prerenderer, site, assets)
  writeSearchEngineFiles(staging, site, indexedAddresses)
  // Pages load `style.css` where the host sends another build's policy, which refuses their inline style.
  write(staging, '/style.css', assets.css)
  // Vite writes the fonts of the style sheet beside the prerenderer: they are copied into the site.
  cpSync(join(prerenderer, 'assets'), join(staging, 'assets'), { recursive: true })
  copyPublishedFiles(files, staging)
  // The picture for shared links is not drawn where the owner publishes one under this name.
  if (!files.has(SOCIAL_PICTURE)) {
    const picture = drawSocialPicture(words, config.brand.color, site.addsAdBudget)
    write(staging, SOCIAL_PICTURE, picture)
  }

  // The record lists the scripts of this build, without those copied from the build before: the next build
  // copies the listed ones.
  const scripts = listFiles(staging).filter((path) => /^\/assets\/.*\.js$/.test(path))
  const own: OwnParts = { styleHash: assets.styleHash, scriptHash: assets.scriptHash, scripts }
  const replaced = keepReplacedScripts(out, staging)

  const openBuilds = replaced ? [own, replaced] : [own]
  const policy = policyOf(build, pagePaths, listFiles(staging), openBuilds)
  writeHostConfiguration(staging, policy, config.hosting, out)
  if (!hosts[config.hosting].compresses) await precompress(staging, listFiles(staging))

  const next = publishing(config.hosting)
  writeRecord(staging, { published: listFiles(staging), hosting: listFiles(hosting), own, next })
  rmSync(prerenderer, { recursive: true })
  publish(out, draft)
}

function write(folder: string, path: string, content: string | Buffer) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function writePages(staging: string, prerenderer: string, site: Site, assets: HashedAssets) {
  const entry = pathToFileURL(join(prerenderer, 'prerender.js')).href
  const { notFound, renderPage, routes }: Prerenderer = await import(entry)
  const indexedAddresses: string[] = []
  for (const { path } of [...routes, notFound]) {
    const { html, isIndexed } = renderPage(path, assets)
    write(staging, path === '/' ? '/index.html' : `${path}.html`, html)
    if (isIndexed) indexedAddresses.push(site.url + path)
  }
  return { pagePaths: routes.map(({ path }) => path), indexedAddresses }
}

function writeSearchEngineFiles(staging: string, { url }: Site, indexedAddresses: string[]) {
  // `robots.txt` allows even pages that must stay out of the index: search engines must read their `noindex`.
  write(staging, '/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
  write(staging, '/sitemap.xml', sitemap(indexedAddresses))
}

/** https://www.sitemaps.org/protocol.html */
const sitemap = (addresses: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`

function copyPublishedFiles(files: PublishedFiles, staging: string) {
  for (const [path, source] of files) {
    if (existsSync(join(staging, path))) {
      throw ownerError`« ${String(source)} » : la construction écrit déjà « ${path} » : changez de nom.`
    }
    // `realpathSync`: a symbolic link is copied as the file that it leads to.
    if (typeof source === 'string') cpSync(realpathSync(source), join(staging, path))
    else write(staging, path, source)
  }
}

/** Copies the scripts of the replaced build, whose pages may still be open in a browser and request them. */
function keepReplacedScripts(out: string, staging: string): OwnParts | undefined {
  const replaced = readRecord(out)?.own
  for (const path of replaced?.scripts ?? []) {
    const script = join(out, path)
    if (existsSync(script)) cpSync(script, join(staging, path))
  }
  return replaced
}

/**
 * Writes the policy in a form that any host can use, and as the configuration of the host that the owner has
 * chosen.
 */
function writeHostConfiguration(staging: string, policy: Policy, host: HostName, out: string) {
  const hosting = hostingFolderOf(staging)
  write(hosting, 'policy.json', `${JSON.stringify(policy, null, 2)}\n`)
  const translations = hosts[host].translate?.(policy, basename(out)) ?? {}
  for (const [name, content] of Object.entries(translations)) {
    // A name that begins with a slash, e.g. `/.htaccess`, is a file of the site; others stay beside the site.
    write(name.startsWith('/') ? staging : join(hosting, host), name, content)
  }
}

/** @param builds the builds of which a browser may show pages: this one, and the one that it replaces */
function policyOf({ config, site }: Build, pages: string[], files: string[], builds: OwnParts[]) {
  const { connectOrigins, countedPaths } = describeAudience(config.audience)
  const { video, scheduling } = site
  const thumbnail = video.kind === 'frame' ? video.thumbnailUrl : null
  return makePolicy({
    paths: config.scheduling.provider === 'demo' ? [...pages, DEMO_CALENDAR] : pages,
    files,
    countedPaths,
    cspSources: {
      'script-src': [
        ...builds.map(({ scriptHash }) => scriptHash),
        ...foreignOrigins(site, scheduling.scriptUrl),
      ],
      'style-src': builds.map(({ styleHash }) => styleHash),
      'img-src': foreignOrigins(site, thumbnail),
      'connect-src': connectOrigins,
      'frame-src': [...video.frameOrigins, ...scheduling.frameOrigins],
    },
  })
}

function foreignOrigins({ url }: Site, address: string | null): string[] {
  if (address === null) return []
  const { origin } = new URL(address, url)
  return origin === url ? [] : [origin]
}
