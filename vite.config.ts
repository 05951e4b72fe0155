// What Vite does for `npm run dev` and `npm run build`. A build makes three bundles in a draft (the application,
// the boot script, the prerenderer), then completes the draft with the pages and publishes it.
import { basename, join } from 'node:path'
import { type ConfigEnv, defineConfig, type EnvironmentOptions, type UserConfig } from 'vite'
import { describeBuild } from './generator/describe-build.ts'
import { outputFolder } from './generator/output-folder.ts'
import { devPages } from './generator/pages/dev-pages.ts'
import { pageAssets } from './generator/pages/page-assets.ts'
import { type CurrentBuild, prepareBuild, withPoster } from './generator/prepare-build.ts'
import { siteModules } from './generator/site-modules.ts'
import { stopWithMessage } from './generator/stop-with-message.ts'
import { writeSite } from './generator/write-site.ts'
import { newDraft, removeDraft, siteOf } from './hosting/publication/draft.js'
import packageJson from './package.json' with { type: 'json' }

/** Vite does not read browserslist: `safari >= 18` → `safari18`. */
const target = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''))

/**
 * A classic script, which runs before the first paint. It takes nothing from the site, so it is the same in
 * every build: pages of one build work under the security policy of another.
 */
const bootScript: EnvironmentOptions = {
  consumer: 'client',
  build: {
    write: false,
    rolldownOptions: {
      input: 'src/start/boot.ts',
      output: { format: 'iife', name: 'boot' },
    },
  },
}

async function configure({ command }: ConfigEnv): Promise<UserConfig> {
  const isBuild = command === 'build'
  const current: CurrentBuild = { build: await withPoster(prepareBuild()) }
  const out = isBuild ? outputFolder(process.env.OUT_DIR) : 'dist'
  const draft = isBuild ? newDraft(out) : out
  const prerenderer = join(draft, 'prerenderer')
  const { plugin, readAssets } = pageAssets()
  return {
    appType: 'custom',
    // Vite's own messages are English. Whoever builds reads the French ones of `stopWithMessage`.
    logLevel: isBuild ? 'error' : 'info',
    // `publishOwnFiles` copies the owner's files.
    publicDir: false,
    server: { port: 5173 },
    css: {
      // `Hero-promise` compresses better than a hash, and reads better in the inspector.
      modules: {
        generateScopedName: (local, file) => `${basename(file, '.module.css')}-${local}`,
      },
    },
    // Vite warns before it empties a folder outside of the project. The draft is new.
    build: { target, assetsInlineLimit: 0, cssCodeSplit: false, emptyOutDir: true },
    plugins: [siteModules(current), devPages(current), plugin],
    environments: {
      client: {
        build: {
          outDir: siteOf(draft),
          modulePreload: false,
          // The licences of the packages in the bundle ask to be published with it.
          license: { fileName: 'licences.txt' },
          rolldownOptions: { input: 'src/start/browser.ts' },
        },
      },
      ...(isBuild && { boot: bootScript }),
      ssr: {
        // The draft may be outside of the project, where Node would not find React.
        resolve: { noExternal: isBuild ? true : [] },
        build: {
          ssr: true,
          outDir: prerenderer,
          // `write-site.ts` copies the fonts that the style sheet calls from here.
          emitAssets: true,
          rolldownOptions: { input: 'generator/pages/prerender.tsx' },
        },
      },
    },
    builder: {
      // `pageAssets` collects from all bundles, so they share one instance of it.
      sharedConfigBuild: true,
      sharedPlugins: true,
      async buildApp(builder) {
        try {
          for (const bundle of Object.values(builder.environments)) await builder.build(bundle)
          await writeSite({ out, draft, prerenderer }, { ...current.build, assets: readAssets() })
          console.log(`\n${describeBuild(out, current.build)}\n`)
        } catch (error) {
          removeDraft(draft)
          stopWithMessage(error)
        }
      },
    },
  }
}

export default defineConfig((env) => configure(env).catch(stopWithMessage))
