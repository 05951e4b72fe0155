import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { PageAssets } from './document.ts'

/** What every page carries and calls, and the hashes that let it through the CSP. */
export type HashedAssets = PageAssets & { css: string; styleHash: string; scriptHash: string }

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What pages call by name, and the script that they carry: each the chunk that holds this module. */
const CALLED = {
  application: '/src/start/browser.ts',
  islands: '/src/islands/hydrate.tsx',
  boot: '/src/start/boot.ts',
}

/**
 * Finds the scripts of the pages in the browser's bundles, and takes their one style sheet out of the
 * prerenderer's, to be written into them: no request stands between the HTML and the first paint.
 */
export function pageAssets(): { plugin: Plugin; readAssets: () => HashedAssets } {
  const found: Partial<Record<keyof typeof CALLED | 'css', string>> = {}
  const plugin: Plugin = {
    name: 'page-assets',
    apply: 'build',
    // With its style sheet inlined, Vite's preload helper has nothing left to do in the browser.
    resolveId: {
      order: 'pre',
      handler: (id) => (id.includes('vite/preload-helper') ? '\0no-preload' : undefined),
    },
    load: (id) =>
      id === '\0no-preload' ? 'export const __vitePreload = (load) => load()' : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset' && output.fileName.endsWith('.css')) {
            if (this.environment.name === 'ssr') found.css = String(output.source).trim()
            delete bundle[output.fileName]
          }
          if (output.type === 'asset' || this.environment.name === 'ssr') continue
          for (const [name, module] of Object.entries(CALLED)) {
            if (!output.moduleIds.some((id) => id.endsWith(module))) continue
            found[name as keyof typeof CALLED] =
              name === 'boot' ? output.code.trim() : `/${output.fileName}`
          }
        }
      },
    },
  }
  return {
    plugin,
    readAssets() {
      const { application, islands, boot, css } = found
      if (!application || !islands || !boot || !css) throw new Error('The bundle is not complete.')
      return {
        build: hash(application + css).slice(-10, -1),
        application,
        islands,
        fonts: [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))],
        css,
        inline: `<style>${css}</style>\n<script>${boot}</script>`,
        styleHash: hash(css),
        scriptHash: hash(boot),
      }
    },
  }
}
