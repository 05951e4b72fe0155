// What Vite does for `npm run dev` and `npm run build`. A build makes three bundles (the application, the
// boot script, the prerenderer) in a new folder, the draft, then adds the pages and puts the draft in place.
import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { type ConfigEnv, defineConfig, type EnvironmentOptions, type UserConfig } from 'vite'
import { openDraft, outFolder, putInPlace } from './generator/built-folder.ts'
import { describeBuild } from './generator/describe-build.ts'
import { devPages } from './generator/pages/dev-pages.ts'
import type { Bundle } from './generator/pages/page-assets.ts'
import { watchSite } from './generator/pages/watch-site.ts'
import { type CurrentBuild, prepareBuild } from './generator/prepare-build.ts'
import { siteModules } from './generator/site-modules.ts'
import { stopWithMessage } from './generator/stop-with-message.ts'
import { writeSite } from './generator/write-site.ts'
import packageJson from './package.json' with { type: 'json' }

/** The oldest browsers served, from `browserslist` in package.json, as Vite writes them: `safari18`. */
const target = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''))

/** A classic script that runs before the first paint. */
const bootScript: EnvironmentOptions = {
  consumer: 'client',
  build: {
    write: false,
    rolldownOptions: {
      input: 'src/app/boot.ts',
      output: { format: 'iife', name: 'boot' },
    },
  },
}

async function configure({ command }: ConfigEnv): Promise<UserConfig> {
  const isBuild = command === 'build'
  const current: CurrentBuild = { build: await prepareBuild() }
  const out = outFolder()
  const draft = isBuild ? openDraft(out) : out
  return {
    appType: 'custom',
    // A build hides Vite's English messages: the owner reads the French ones of `stopWithMessage`.
    logLevel: isBuild ? 'error' : 'info',
    // Vite copies no public folder: `addOwnFiles` copies the owner's files into the site.
    publicDir: false,
    server: { port: 5173 },
    css: {
      // Class names such as `Hero-promise` compress better than hashes, and are readable.
      modules: {
        generateScopedName: (local, file) => `${basename(file, '.module.css')}-${local}`,
      },
    },
    build: { target, assetsInlineLimit: 0, cssCodeSplit: false, emptyOutDir: false },
    plugins: [siteModules(current), devPages(current), watchSite(current)],
    environments: {
      client: {
        build: {
          outDir: draft,
          modulePreload: false,
          // Licences of bundled packages must be published with the bundle: Vite writes them into this file of
          // the site.
          license: { fileName: 'licences.txt' },
          rolldownOptions: {
            // Two scripts, so that React and the application are evaluated in two tasks.
            input: ['src/app/react.ts', 'src/app/entry-client.tsx'],
          },
        },
      },
      ...(isBuild && { boot: bootScript }),
      ssr: {
        // React is bundled, since the prerenderer may run outside of the project, where Node finds no React.
        resolve: { noExternal: isBuild ? true : [] },
        build: {
          ssr: true,
          outDir: draft,
          // The style sheet's fonts are files of the site.
          emitAssets: true,
          rolldownOptions: { input: 'generator/pages/prerender.tsx' },
        },
      },
    },
    builder: {
      // Otherwise, Vite would call `configure` for each bundle: each would have a draft of its own.
      sharedConfigBuild: true,
      async buildApp(builder) {
        try {
          const bundles: Record<string, Bundle> = {}
          for (const [name, environment] of Object.entries(builder.environments)) {
            bundles[name] = (await builder.build(environment)) as Bundle
          }
          await writeSite(draft, bundles, current.build)
          putInPlace(draft, out)
          console.log(`\n${describeBuild(out, current.build)}\n`)
        } catch (error) {
          rmSync(draft, { recursive: true, force: true })
          stopWithMessage(error)
        }
      },
    },
  }
}

export default defineConfig((env) => configure(env).catch(stopWithMessage))
