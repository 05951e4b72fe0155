/*
 * Serves the preview of the atelier: the pages of the site, as `npm run dev` shows them. The owner's page
 * shows them in a frame, from another port: another origin, so their scripts cannot reach the owner's form
 * or the token of its requests. `follow-site.ts` opens the preview once the site can be built.
 */
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite'
import { devPages } from '../../../generator/pages/dev-pages.ts'
import { showBuild } from '../../../generator/pages/watch-site.ts'
import type { CurrentBuild, PreparedBuild } from '../../../generator/prepare-build.ts'
import { siteModules } from '../../../generator/site-modules.ts'

const LISTENER = '/atelier/preview/listen.ts'

/** Where Vite keeps the packages that it has bundled. */
const CACHE_FOLDER = '.build/atelier'

/** What the modules of the pages import, as JSX is compiled for a development server. */
const PACKAGES = ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client']

/** Folders of the modules that pages are made of, and of the client by which Vite loads a page again. */
const SERVED_FOLDERS = [
  ...['src', 'services', 'atelier/preview', CACHE_FOLDER],
  'node_modules/vite/dist/client',
]

export type PreviewServer = Awaited<ReturnType<typeof openPreview>>

/** @returns `current` holds the build that is shown; `show` replaces it */
export async function openPreview(build: PreparedBuild) {
  const current: CurrentBuild = { build }
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    publicDir: false,
    server: {
      // Only this machine gets answers. Another site could still point its own name at it (DNS rebinding), but
      // Vite refuses a request whose `Host` is neither an IP address nor `localhost`.
      host: '127.0.0.1',
      port: 0,
      cors: false,
      // Vite would serve every file of the project, even those that hold the owner's answers.
      fs: { allow: SERVED_FOLDERS },
      watch: null,
      hmr: { overlay: false },
    },
    logLevel: 'silent',
    cacheDir: CACHE_FOLDER,
    // A package that Vite finds only when a page asks for it makes every open page load again.
    optimizeDeps: { include: PACKAGES, noDiscovery: true },
    plugins: [preview, siteModules(current), devPages(current)],
  })
  await vite.listen()
  return {
    current,
    origin: vite.resolvedUrls?.local[0]?.slice(0, -1),
    show: (next: PreparedBuild) => showBuild(vite, current, next),
  }
}

const headers = new Headers({
  'Content-Security-Policy': "frame-ancestors 'self' http://127.0.0.1:* http://localhost:*",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})

const preview: Plugin = {
  name: 'preview',
  configureServer({ middlewares }) {
    middlewares.use((_, response, next) => {
      response.setHeaders(headers)
      next()
    })
    // Vite would open a file in the owner's editor for whoever asks.
    middlewares.use('/__open-in-editor', (_, response) => response.writeHead(404).end())
  },
  /** Adds to each page the script that tells the owner's page what is clicked. */
  transformIndexHtml: (): HtmlTagDescriptor[] => [
    // It does not wait for the modules of the page, which take seconds.
    {
      tag: 'script',
      attrs: { type: 'module', async: true, src: LISTENER },
      injectTo: 'head-prepend',
    },
  ],
}
