import { rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { keptChoicesScript } from './src/embeds/kept-choices-script.ts'
import { devPages } from './static-build/dev-pages.ts'
import { inlinePageAssets } from './static-build/inline-page-assets.ts'
import { loadSiteConfig } from './static-build/load-site-config.ts'
import { legalTexts } from './static-build/mdx/legal-texts.ts'
import { stopWithMessage } from './static-build/owner-error.ts'
import { reactModules } from './static-build/react-modules.ts'
import { resolveSite } from './static-build/resolve-site.ts'
import { siteModules } from './static-build/site-modules.ts'
import { typesetContent } from './static-build/typeset-content.ts'
import { writeSite } from './static-build/write-site.ts'

/** Vite does not read browserslist: `safari >= 18` → `safari18`. */
const target = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''))

const out = resolve(process.env.OUT_DIR ?? 'dist')
const folders = {
  out,
  // Beside the result, so that putting it in place is a rename and never a copy.
  staging: `${out}.partial-${process.pid}`,
  // Inside the project, so that it finds React.
  prerenderer: resolve(`.build/prerenderer-${process.pid}`),
}

/** The legal pages and the 404 page stay apart: nobody pays for a text that they do not read. */
const isApplication = (id: string) =>
  !/\/(?:content\/legal\/|src\/legal\/|src\/pages\/(?!HomePage))/.test(id)

export default defineConfig(async (): Promise<UserConfig> => {
  const config = await loadSiteConfig().catch(stopWithMessage)
  const { site, files } = resolveSite(config)
  const { plugin, inlineAssets } = inlinePageAssets(keptChoicesScript(site))
  return {
    appType: 'custom',
    server: { port: 5173 },
    // React has had it since version 18; wouter still asks for its stand-in.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    css: {
      // `Hero-promise` compresses better than a hash, and reads better in the inspector.
      modules: {
        generateScopedName: (local, file) => `${basename(file, '.module.css')}-${local}`,
      },
    },
    build: { target },
    plugins: [
      legalTexts({ site, legal: config.legal }),
      react(),
      reactModules(),
      typesetContent(),
      siteModules(config, site),
      devPages(files),
      plugin,
    ],
    environments: {
      client: {
        build: {
          outDir: folders.staging,
          assetsInlineLimit: 0,
          cssCodeSplit: false,
          modulePreload: false,
          rolldownOptions: {
            input: 'src/browser.tsx',
            // React looks for two exports of its scheduler that only exist in tests of React's own.
            checks: { importIsUndefined: false },
            // One file for the application, instead of an entry and its little shared chunks.
            output: { codeSplitting: { groups: [{ name: 'browser', test: isApplication }] } },
          },
        },
      },
      ssr: {
        build: {
          ssr: true,
          outDir: folders.prerenderer,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/prerender.tsx' },
        },
      },
    },
    builder: {
      // One set of plugins for both bundles: what the first learns, the last step writes.
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('Vite has no client or ssr environment.')
        try {
          await builder.build(client)
          await builder.build(ssr)
          await writeSite(folders, { config, site, published: files, inline: inlineAssets() })
        } finally {
          rmSync(folders.staging, { recursive: true, force: true })
          rmSync(`${folders.staging}-hosting`, { recursive: true, force: true })
          rmSync(folders.prerenderer, { recursive: true, force: true })
        }
      },
    },
  }
})
