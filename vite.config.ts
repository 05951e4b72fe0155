import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { outputFolder } from './generator/output-folder.ts'
import { orStop, stopWithMessage } from './generator/owner-error.ts'
import { type OwnerNow, readOwnerSite } from './generator/owner-site.ts'
import { target } from './generator/pages/boot-script.ts'
import { devPages } from './generator/pages/dev-pages.ts'
import { pageAssets } from './generator/pages/page-assets.ts'
import { sayBuilt } from './generator/say-built.ts'
import { siteModules } from './generator/site-modules.ts'
import { writeSite } from './generator/write-site.ts'
import { clearLeftovers, isGone, stagingOf, writeRecord } from './hosting/publication.js'

/** Those of builds that were killed, and our own. */
function clearPrerenderers() {
  if (!existsSync('.build')) return
  for (const name of readdirSync('.build')) {
    const [, pid] = /^prerenderer-(\d+)$/.exec(name) ?? []
    if (pid && isGone(Number(pid))) rmSync(join('.build', name), { recursive: true, force: true })
  }
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const now: OwnerNow = { site: await readOwnerSite().catch(stopWithMessage) }

  const out = command === 'build' ? orStop(() => outputFolder(process.env.OUT_DIR)) : 'dist'
  const staging = stagingOf(out)
  // Inside the project, so that it finds React.
  const prerenderer = resolve(`.build/prerenderer-${process.pid}`)
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
    build: { target, assetsInlineLimit: 0, cssCodeSplit: false },
    plugins: [siteModules(now), devPages(now), plugin],
    environments: {
      client: {
        build: {
          outDir: staging,
          modulePreload: false,
          // Of the packages in the bundle, which their authors want to go with it.
          license: { fileName: 'licences.txt' },
          rolldownOptions: {
            input: 'src/browser.ts',
          },
        },
      },
      ssr: {
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
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('Vite has no client or ssr environment.')
        const clear = () => {
          clearLeftovers(out)
          clearPrerenderers()
        }
        clear()
        writeRecord(staging, { published: [], hosting: [] })
        try {
          await builder.build(client)
          await builder.build(ssr)
          await writeSite({ out, prerenderer }, { ...now.site, assets: await readAssets() })
          console.log(`\n${sayBuilt(out, now.site)}\n`)
        } catch (error) {
          clear()
          stopWithMessage(error)
        }
        clear()
      },
    },
  }
})
