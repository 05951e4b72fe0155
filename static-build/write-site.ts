import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hostFiles } from '../hosting/host-files.ts'
import { makePolicy } from '../hosting/policy.ts'
import { precompress } from '../hosting/precompress.ts'
import type { Site } from '../src/config/Site.ts'
import type { SiteConfig } from '../src/config/SiteConfig.ts'
import type { InlineAssets } from './inline-page-assets.ts'
import { listFiles } from './list-files.ts'
import type { PublishedFiles } from './published-files.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** Folders of one build. Nothing is seen in `out` before all of it is there. */
export type BuildFolders = { out: string; staging: string; prerenderer: string }

type Prerenderer = typeof import('../src/prerender.tsx')

/** Every text that the build writes beside the bundle: public path → content. */
async function writtenFiles(folders: BuildFolders, site: Site, inline: string) {
  const entry = pathToFileURL(join(folders.prerenderer, 'prerender.js')).href
  const { notFound, renderPage, routes }: Prerenderer = await import(entry)
  const files = new Map<string, string>()
  const indexed: string[] = []
  for (const { path } of [...routes, notFound]) {
    const html = await renderPage(path, inline)
    files.set(path === '/' ? '/index.html' : `${path}.html`, html)
    if (html.includes('content="index, follow"')) indexed.push(site.url + path)
  }
  files.set('/robots.txt', robots(site.url))
  files.set('/sitemap.xml', sitemap(indexed))
  files.set('/site.webmanifest', webManifest(site))
  return { files, paths: routes.map(({ path }) => path) }
}

function write(folder: string, path: string, content: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Completes the staged bundle with pages, owner's files and what each host needs, then puts it all
 * in place of the previous build in one move.
 */
export async function writeSite(
  folders: BuildFolders,
  {
    config,
    site,
    published,
    inline,
  }: {
    config: SiteConfig
    site: Site
    published: PublishedFiles
    inline: InlineAssets
  },
) {
  const { staging } = folders
  const hosting = `${staging}-hosting`
  const { files, paths } = await writtenFiles(folders, site, inline.html)
  for (const [path, content] of files) write(staging, path, content)
  for (const [path, source] of published) {
    mkdirSync(dirname(join(staging, path)), { recursive: true })
    cpSync(source, join(staging, path))
  }

  const embeds = [site.video, site.scheduling]
  const isDemo = config.scheduling.provider === 'demo'
  const policy = makePolicy({
    paths: isDemo ? [...paths, '/demonstration/agenda'] : paths,
    files: listFiles(staging),
    styleHash: inline.styleHash,
    scriptHash: inline.scriptHash,
    frameOrigins: embeds.flatMap(({ frameOrigins }) => frameOrigins),
    imageOrigins: foreignOrigins(site, site.video.kind === 'frame' && site.video.preview?.url),
    scriptOrigins: foreignOrigins(site, site.scheduling.scriptUrl),
    frameAllow: embeds.map(({ allow }) => allow).filter(Boolean),
    isFramedByItself: isDemo,
    hstsIncludeSubDomains: config.hstsIncludeSubDomains,
  })
  write(hosting, 'policy.json', `${JSON.stringify(policy, null, 2)}\n`)
  for (const [path, content] of Object.entries(hostFiles(policy))) write(hosting, path, content)
  await precompress(staging)

  replaceFolder(staging, folders.out)
  replaceFolder(hosting, `${folders.out}-hosting`)
}

/** The origin of an address that the pages call, unless it is their own. */
function foreignOrigins({ url }: Site, address: string | null | undefined | false): string[] {
  const { origin } = new URL(address || '/', url)
  return origin === url ? [] : [origin]
}

function replaceFolder(staged: string, out: string) {
  const previous = `${staged}-previous`
  mkdirSync(dirname(out), { recursive: true })
  if (existsSync(out)) renameSync(out, previous)
  renameSync(staged, out)
  rmSync(previous, { recursive: true, force: true })
}
