import { basename, join } from 'node:path'
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite'
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

async function configure({ command }: ConfigEnv): Promise<UserConfig> {
  const current: CurrentBuild = { build: await withPoster(prepareBuild()) }
  const out = command === 'build' ? outputFolder(process.env.OUT_DIR) : 'dist'
  const draft = command === 'build' ? newDraft(out) : out
  const prerenderer = join(draft, 'prerenderer')
  const { plugin, readAssets } = pageAssets()
  return {
    appType: 'custom',
    // Whoever builds reads French: what went wrong is told by our own errors.
    logLevel: command === 'build' ? 'error' : 'info',
    // The owner's files are published by name: `publishOwnFiles`.
    publicDir: false,
    server: { port: 5173 },
    css: {
      // `Hero-promise` compresses better than a hash, and reads better in the inspector.
      modules: {
        generateScopedName: (local, file) => `${basename(file, '.module.css')}-${local}`,
      },
    },
    // A draft is new, and Vite would warn of one outside the project.
    build: { target, assetsInlineLimit: 0, cssCodeSplit: false, emptyOutDir: true },
    plugins: [siteModules(current), devPages(current), plugin],
    environments: {
      client: {
        build: {
          outDir: siteOf(draft),
          modulePreload: false,
          // Of the packages in the bundle, which their authors want to go with it.
          license: { fileName: 'licences.txt' },
          rolldownOptions: { input: 'src/start/browser.ts' },
        },
      },
      // A classic script, which runs before the first paint. It is told nothing of the site: pages of
      // one build work under the policy of another.
      ...(command === 'build' && {
        boot: {
          consumer: 'client',
          build: {
            write: false,
            rolldownOptions: {
              input: 'src/start/boot.ts',
              output: { format: 'iife', name: 'boot' },
            },
          },
        },
      }),
      ssr: {
        // With React in it, for the draft may be outside the project.
        resolve: { noExternal: command === 'build' ? true : [] },
        build: {
          ssr: true,
          outDir: prerenderer,
          // The pages are made here, and so is their style.
          emitAssets: true,
          rolldownOptions: { input: 'generator/pages/prerender.tsx' },
        },
      },
    },
    builder: {
      // One set of plugins for both bundles: what the first learns, the last step writes.
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
