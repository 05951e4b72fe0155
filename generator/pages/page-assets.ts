// Finds in Vite's bundles what every page carries or loads: the one style sheet and the boot script, which are
// written into the pages, and the addresses of the scripts.
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import type { PageAssets } from './document.ts'

/** The assets, and the hashes by which the security policy allows the inline style and script. */
export type HashedAssets = PageAssets & { css: string; styleHash: string; scriptHash: string }

/** Each script is the file of the bundle that contains this module. */
const scriptModules = {
  application: '/src/start/browser.ts',
  islands: '/src/islands/hydrate.tsx',
  boot: '/src/start/boot.ts',
}

/** Text of the style sheet and of the boot script; addresses of the other scripts. */
type Found = Partial<Record<keyof typeof scriptModules | 'css', string>>

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** @returns a Vite plugin that finds the assets during a build, and a function that reads them afterwards */
export function pageAssets(): { plugin: Plugin; readAssets: () => HashedAssets } {
  const found: Found = {}
  const plugin: Plugin = {
    name: 'page-assets',
    apply: 'build',
    // Vite's helper preloads the style sheets of a script. The one style sheet is already in the page.
    resolveId: {
      order: 'pre',
      handler: (id) => (id.includes('vite/preload-helper') ? '\0no-preload' : undefined),
    },
    load: (id) =>
      id === '\0no-preload' ? 'export const __vitePreload = (load) => load()' : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const isPrerenderer = this.environment.name === 'ssr'
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') {
            if (!isPrerenderer) findScripts(output, found)
          } else if (output.fileName.endsWith('.css')) {
            // The prerenderer imports all that a page may show, so its style sheet is complete.
            if (isPrerenderer) found.css = String(output.source).trim()
            delete bundle[output.fileName]
          }
        }
      },
    },
  }
  return { plugin, readAssets: () => hashAssets(found) }
}

function findScripts({ fileName, code, moduleIds }: Rolldown.OutputChunk, found: Found) {
  for (const [name, module] of Object.entries(scriptModules)) {
    if (!moduleIds.some((id) => id.endsWith(module))) continue
    found[name as keyof Found] = name === 'boot' ? code.trim() : `/${fileName}`
  }
}

function hashAssets({ application, islands, boot, css }: Found): HashedAssets {
  if (!application || !islands || !boot || !css) throw new Error('The bundle is not complete.')
  return {
    // Nine characters of the hash are enough to tell one build from another.
    build: hash(application + css).slice(-10, -1),
    application,
    islands,
    fonts: [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))],
    css,
    inline: `<style>${css}</style>\n<script>${boot}</script>`,
    styleHash: hash(css),
    scriptHash: hash(boot),
  }
}
