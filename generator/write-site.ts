import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hosts, publishing } from '../hosting/hosts.ts'
import { makePolicy } from '../hosting/policy.ts'
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
import { sitemap } from './pages/sitemap.ts'
import type { SiteBuild } from './prepare-build.ts'

/** Folders of one build. It grows beside `out`, where nothing is seen before all of it is there. */
type BuildFolders = { out: string; draft: string; prerenderer: string }

type Prerenderer = typeof import('./pages/prerender.tsx')

const DEMO = '/demonstration/agenda'

function write(folder: string, path: string, content: string | Buffer) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Writes every page, and what is made of them. @returns the paths of the pages, the 404 left out */
async function writePages(staging: string, prerenderer: string, site: Site, assets: HashedAssets) {
  const entry = pathToFileURL(join(prerenderer, 'prerender.js')).href
  const { notFound, renderPage, routes }: Prerenderer = await import(entry)
  const indexed: string[] = []
  for (const { path } of [...routes, notFound]) {
    const { html, isIndexed } = renderPage(path, assets)
    write(staging, path === '/' ? '/index.html' : `${path}.html`, html)
    if (isIndexed) indexed.push(site.url + path)
  }
  // Pages carry this style; one that is served under another build's policy loads the file instead.
  write(staging, '/style.css', assets.css)
  // A page that must stay out of the index is not disallowed: an engine reads its `noindex`.
  const map = `${site.url}/sitemap.xml`
  write(staging, '/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${map}\n`)
  write(staging, '/sitemap.xml', sitemap(indexed))
  return routes.map(({ path }) => path)
}

/**
 * Completes the staged bundle with pages, owner's files and what each host needs, then puts it all
 * in place of the previous build in one move.
 */
export async function writeSite(
  folders: BuildFolders,
  {
    config,
    words,
    site,
    files: published,
    assets,
  }: Pick<SiteBuild, 'config' | 'words' | 'site' | 'files'> & { assets: HashedAssets },
) {
  const staging = siteOf(folders.draft)
  const hosting = hostingFolderOf(staging)
  const paths = await writePages(staging, folders.prerenderer, site, assets)
  // The fonts that the style sheet calls.
  const called = join(folders.prerenderer, 'assets')
  if (existsSync(called)) cpSync(called, join(staging, 'assets'), { recursive: true })
  for (const [path, source] of published) {
    if (existsSync(join(staging, path))) {
      throw ownerError`« ${String(source)} » : la construction écrit déjà « ${path} » : changez de nom.`
    }
    // A link is copied as the file that it leads to.
    if (typeof source === 'string') cpSync(realpathSync(source), join(staging, path))
    else write(staging, path, source)
  }
  // The owner may have put one of their own among the files to publish.
  if (!published.has('/partage.png')) {
    const { addsAdBudget } = site
    const picture = drawSocialPicture(words, { color: config.brand.color, addsAdBudget })
    write(staging, '/partage.png', picture)
  }

  const own: BuildRecord['own'] = {
    styleHash: assets.styleHash,
    scriptHash: assets.scriptHash,
    scripts: listFiles(staging).filter((path) => /^\/assets\/.*\.js$/.test(path)),
  }
  // A page of the replaced build that is still open may ask for its scripts.
  const replaced = readRecord(folders.out)?.own
  for (const path of replaced?.scripts ?? []) {
    const script = join(folders.out, path)
    if (existsSync(script)) cpSync(script, join(staging, path))
  }

  const { connectOrigins, countedPaths } = describeAudience(config.audience)
  const embeds = [site.video, site.scheduling]
  const isDemo = config.scheduling.provider === 'demo'
  const policy = makePolicy({
    paths: isDemo ? [...paths, DEMO] : paths,
    files: listFiles(staging),
    cspSources: {
      'script-src': [
        ...[own, replaced].flatMap((build) => build?.scriptHash ?? []),
        ...foreignOrigins(site, site.scheduling.scriptUrl),
      ],
      'style-src': [own, replaced].flatMap((build) => build?.styleHash ?? []),
      'img-src': foreignOrigins(site, site.video.kind === 'frame' && site.video.thumbnailUrl),
      'connect-src': connectOrigins,
      'frame-src': embeds.flatMap(({ frameOrigins }) => frameOrigins),
    },
    countedPaths,
  })
  write(hosting, 'policy.json', `${JSON.stringify(policy, null, 2)}\n`)
  const { translate, compresses } = hosts[config.hosting]
  for (const [name, content] of Object.entries(translate?.(policy, basename(folders.out)) ?? {})) {
    write(name.startsWith('/') ? staging : join(hosting, config.hosting), name, content)
  }
  if (!compresses) await precompress(staging, listFiles(staging))

  const next = publishing(config.hosting)
  writeRecord(staging, { published: listFiles(staging), hosting: listFiles(hosting), own, next })
  rmSync(folders.prerenderer, { recursive: true })
  publish(folders.out, folders.draft)
}

/** The origin of an address that the pages call, unless it is their own. */
function foreignOrigins({ url }: Site, address: string | null | undefined | false): string[] {
  const { origin } = new URL(address || '/', url)
  return origin === url ? [] : [origin]
}
