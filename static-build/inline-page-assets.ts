import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** What every page carries inline, byte for byte the same, and the hashes that let it through the CSP. */
export type InlineAssets = { html: string; styleHash: string; scriptHash: string }

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The boot script as inline text: types gone, and the application by its published name. */
async function bootScript(applicationUrl: string, more: string): Promise<string> {
  const file = 'src/boot.ts'
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  const script = code.replace('./browser.tsx', applicationUrl)
  if (script === code) throw new Error(`${file} no longer imports ./browser.tsx`)
  // A classic script, to run before the first paint; the braces keep its names to itself.
  return (await minify(file, `{${script.replace('export {};', '')}}${more}`)).code.trim()
}

/**
 * Takes the one style sheet out of the bundle and adds the boot script, both to be written into the
 * pages: no request stands between the HTML and the first paint.
 *
 * @param more statements to add to the boot script
 */
export function inlinePageAssets(more: string): {
  plugin: Plugin
  inlineAssets: () => InlineAssets
} {
  let inline: InlineAssets | undefined
  const plugin: Plugin = {
    name: 'inline-page-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // With one style sheet, inlined, Vite's preload helper has nothing left to do in the browser.
    resolveId: {
      order: 'pre',
      handler: (id) => (id.includes('vite/preload-helper') ? '\0no-preload' : undefined),
    },
    load: (id) =>
      id === '\0no-preload' ? 'export const __vitePreload = (load) => load()' : undefined,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const outputs = Object.values(bundle)
        const style = outputs.find(({ fileName }) => fileName.endsWith('.css'))
        const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry)
        const application = outputs.find(
          (output) =>
            output.type === 'chunk' &&
            output.moduleIds.some((id) => id.endsWith('/src/browser.tsx')),
        )
        if (style?.type !== 'asset' || !entry || !application) {
          throw new Error('The bundle is not complete.')
        }
        delete bundle[style.fileName]
        // Grouping leaves an entry that only imports the application: one round trip for nothing.
        if (entry !== application) delete bundle[entry.fileName]
        const css = String(style.source).trim()
        const script = await bootScript(`/${application.fileName}`, more)
        inline = {
          html: `<style>${css}</style>\n<script>${script}</script>`,
          styleHash: hash(css),
          scriptHash: hash(script),
        }
      },
    },
  }
  return {
    plugin,
    inlineAssets() {
      if (!inline) throw new Error('The client bundle has not been built yet.')
      return inline
    },
  }
}
