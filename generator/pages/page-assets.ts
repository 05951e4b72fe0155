// Finds, in the bundles of a build, the style sheet and the boot script that every page contains, and the addresses
// of the scripts that pages load. `vite.config.ts` adds the plugin, and hands the assets to `write-site.ts`.
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import type { PageAssets } from './Document.tsx'

/** The assets, and the hashes by which the security policy allows the inline style and script. */
export type HashedAssets = PageAssets & { styleHash: string; scriptHash: string }

/** What the bundles written so far contained. */
type FoundAssets = {
  react?: string[]
  application?: string[]
  bootScript?: string
  styleSheet?: string
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

export function pageAssets() {
  const found: FoundAssets = {}
  const plugin: Plugin = {
    name: 'page-assets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const styleSheet = takeStyleSheet(bundle)
        // Only the prerenderer imports all that a page may show, so its style sheet is the complete one.
        if (this.environment.name === 'ssr') found.styleSheet = styleSheet
        else findScripts(bundle, found)
      },
    },
  }
  return { plugin, readAssets: () => hashAssets(found) }
}

/** Removes the style sheet from a bundle, so that it is not written as a file. */
function takeStyleSheet(bundle: Rolldown.OutputBundle): string {
  let styleSheet = ''
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' || !output.fileName.endsWith('.css')) continue
    styleSheet = String(output.source).trim()
    delete bundle[output.fileName]
  }
  return styleSheet
}

/** Recognises each script by a module that only this script contains. */
function findScripts(bundle: Rolldown.OutputBundle, found: FoundAssets) {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const contains = (module: string) => output.moduleIds.some((id) => id.endsWith(module))
    const url = `/${output.fileName}`
    const withImports = [...output.imports.map((name) => `/${name}`), url]
    if (contains('/src/app/react.ts')) found.react = withImports
    if (contains('/src/app/entry-client.tsx')) found.application = withImports
    if (contains('/src/app/boot.ts')) found.bootScript = output.code.trim()
  }
}

function hashAssets(found: FoundAssets): HashedAssets {
  const { react, application, bootScript, styleSheet } = found
  if (!react || !application || !bootScript || !styleSheet) {
    throw new Error('The bundle is not complete.')
  }
  return {
    application: [...new Set([...react, ...application])],
    fonts: [...new Set(styleSheet.match(/\/assets\/[\w.-]+\.woff2/g))],
    css: styleSheet,
    boot: bootScript,
    styleHash: hash(styleSheet),
    scriptHash: hash(bootScript),
  }
}
