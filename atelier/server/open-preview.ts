/*
 * Serves the preview: the site as `npm run dev` shows it, at an address of its own. The owner's page holds it in a
 * frame, so what a page or a service does there reaches neither the form nor its token.
 */
import { createServer, type Plugin } from 'vite'
import { devPages } from '../../generator/pages/dev-pages.ts'
import type { OnRead } from '../../generator/pages/watch-site.ts'
import type { CurrentBuild, SiteBuild } from '../../generator/prepare-build.ts'
import { siteModules } from '../../generator/site-modules.ts'
import { routes } from '../../src/routes.ts'
import { LISTENER, SITE_CHANGED } from '../preview/protocol.ts'

const pagePaths = new Set([...routes.map(({ path }) => path), '/404'])

/** Where the modules that the pages load begin: our code, packages, and what Vite makes. */
const MODULE_FOLDERS = [
  ...['/src/', '/services/', '/atelier/preview/'],
  ...['/@vite/', '/@id/virtual:', '/@id/__x00__virtual:'],
]
/** Packages are here: `/.build/atelier/deps/react.js`. */
const CACHE = '.build/atelier'
/** `/node_modules/vite/dist/client/env.mjs`, also by its whole path on disk: `/@fs/…/env.mjs` */
const VITE_CLIENT = /^\/(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/[\w.]+$/
/** `..`, and the slashes that a server decodes later. */
const LEADS_UP = /\.\.|%2[ef]/i

function isModule(path: string): boolean {
  if (LEADS_UP.test(path)) return false
  const isInFolder = [...MODULE_FOLDERS, `/${CACHE}/`].some((folder) => path.startsWith(folder))
  return isInFolder || VITE_CLIENT.test(path)
}

/** Serves the pages and the modules that they load, nothing else of the project. */
const onlyPages = (parentOrigin: string, current: CurrentBuild): Plugin => ({
  name: 'only-pages',
  configureServer({ middlewares }) {
    const headers = new Headers({
      'Content-Security-Policy': `frame-ancestors 'self' ${parentOrigin}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    middlewares.use(({ url = '' }, response, next) => {
      response.setHeaders(headers)
      const [path = ''] = url.split(/[?#]/)
      const { files } = current.build
      const isPage = pagePaths.has(path) || files.has(path) || files.has(`${path}.html`)
      if (isPage || isModule(path)) next()
      else response.writeHead(404).end()
    })
  },
})

/**
 * Adds to each page the script that talks with the owner's page.
 *
 * @param version counts the readings of the site
 */
const addListener = (parentOrigin: string, version: () => number): Plugin => ({
  name: 'add-listener',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: {
        ...{ type: 'module', src: LISTENER },
        ...{ 'data-atelier': parentOrigin, 'data-version': String(version()) },
      },
      injectTo: 'body',
    },
  ],
})

/**
 * Opens the preview of a site.
 *
 * @param parentOrigin origin of the owner's page, which alone may hold the preview in a frame
 * @param onRead called after each reading of the site
 * @returns `show` replaces the site by one that has just been written
 */
export async function openPreview(parentOrigin: string, build: SiteBuild, onRead: OnRead) {
  const current = { build }
  let version = 0
  const countReading: OnRead = (opened) => {
    version += 1
    onRead(opened)
  }
  const pages = devPages(current, countReading, { type: 'custom', event: SITE_CHANGED })
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
    cacheDir: CACHE,
    plugins: [
      onlyPages(parentOrigin, current),
      addListener(parentOrigin, () => version),
      siteModules(current),
      pages,
    ],
  })
  await vite.listen()
  return { current, origin: vite.resolvedUrls?.local[0]?.slice(0, -1), show: pages.api?.show }
}
