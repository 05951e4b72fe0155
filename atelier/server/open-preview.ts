import { createServer, type Plugin } from 'vite'
import { devPages } from '../../generator/pages/dev-pages.ts'
import type { OnRead } from '../../generator/pages/watch-site.ts'
import type { CurrentBuild, SiteBuild } from '../../generator/prepare-build.ts'
import { siteModules } from '../../generator/site-modules.ts'
import { routes } from '../../src/routes.ts'

/** Addresses of what the pages load: our code, and what Vite makes of packages and of virtual modules. */
const MODULES =
  /^\/(?:@vite\/|@id\/(?:__x00__)?virtual:|src\/|services\/|atelier\/preview\/listen\.ts$|\.build\/atelier\/|(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/[\w.]+$)/

const pagePaths = new Set([...routes.map(({ path }) => path), '/404'])

/** Serves the pages and the modules that they load, nothing else of the project, and adds `listen.ts`. */
const forOwner = (holder: string, current: CurrentBuild): Plugin => ({
  name: 'atelier-preview',
  configureServer({ middlewares }) {
    const headers = new Headers({
      'Content-Security-Policy': `frame-ancestors 'self' ${holder}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    middlewares.use(({ url = '' }, response, next) => {
      response.setHeaders(headers)
      const [path = ''] = url.split(/[?#]/)
      const { files } = current.build
      const isFile = files.has(path) || files.has(`${path}.html`)
      const isModule = MODULES.test(path) && !/\.\.|%2[ef]/i.test(path)
      if (pagePaths.has(path) || isFile || isModule) next()
      else response.writeHead(404).end()
    })
  },
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: '/atelier/preview/listen.ts', 'data-atelier': holder },
      injectTo: 'body',
    },
  ],
})

/**
 * The site as `npm run dev` shows it, at an address of its own: what a page or a service does there
 * reaches neither the form nor its token.
 *
 * @param holder origin of the page that may hold it in a frame
 * @param onRead called after each reading of the site
 * @returns `show` replaces the site by one that has just been written
 */
export async function openPreview(holder: string, build: SiteBuild, onRead: OnRead) {
  const current = { build }
  const pages = devPages(current, onRead)
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    publicDir: false,
    server: {
      // Vite looks at the names that a rebound DNS would send.
      host: '127.0.0.1',
      port: 0,
      cors: false,
      // The form says what is wrong, at its field.
      hmr: { overlay: false },
    },
    clearScreen: false,
    logLevel: 'silent',
    cacheDir: '.build/atelier',
    plugins: [forOwner(holder, current), siteModules(current), pages],
  })
  await vite.listen()
  return { current, origin: vite.resolvedUrls?.local[0]?.slice(0, -1), show: pages.api?.show }
}
