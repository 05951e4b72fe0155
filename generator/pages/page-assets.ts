// Finds, in the bundles of a build, the style sheet and the boot script that every page contains, and the addresses
// of the scripts that pages load.
import type { Rolldown } from 'vite'
import type { PageAssets } from './Document.tsx'

/** One bundle of a build, of one environment of `vite.config.ts`. */
export type Bundle = Rolldown.RolldownOutput

export function findPageAssets(bundles: Record<string, Bundle>): PageAssets {
  // Only the prerenderer imports all that a page may show, so its style sheet is the complete one.
  const css = styleSheetOf(bundles.ssr)
  const scripts = ['react', 'entry-client'].flatMap((name) => scriptsOf(bundles.client, name))
  return {
    application: [...new Set(scripts)],
    fonts: [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))],
    css,
    boot: bundles.boot?.output[0].code.trim() ?? '',
  }
}

function styleSheetOf(bundle: Bundle | undefined): string {
  const file = bundle?.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (file?.type !== 'asset') throw new Error('The bundle has no style sheet.')
  return String(file.source).trim()
}

/** The addresses of what an entry imports, then its own. */
function scriptsOf(bundle: Bundle | undefined, name: string): string[] {
  const entry = bundle?.output.find((file) => file.type === 'chunk' && file.name === name)
  if (entry?.type !== 'chunk') throw new Error(`The bundle has no script « ${name} ».`)
  return [...entry.imports, entry.fileName].map((file) => `/${file}`)
}
