import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import type { OwnerSite } from '../../generator/owner-site.ts'
import { devPages, pagesOf } from '../../generator/pages/dev-pages.ts'
import { siteModules } from '../../generator/site-modules.ts'
import { routes } from '../../src/routes.ts'

/** What the pages are made of: our code, and what Vite makes of packages and of virtual modules. */
const MODULES =
  /^\/(?:@vite\/|@id\/(?:__x00__)?virtual:|src\/|services\/|atelier\/preview\/listen\.ts$|\.build\/atelier\/|(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/[\w.]+$)/

const pagePaths = new Set([...routes.map(({ path }) => path), '/404'])

/** Tells the page around which sentence was pressed. Only this server ever adds it. */
const listener = (origin: string): Plugin => ({
  name: 'atelier-preview',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: '/atelier/preview/listen.ts', 'data-atelier': origin },
      injectTo: 'body',
    },
  ],
})

/**
 * The site as `npm run dev` shows it, at an address of its own: what a page or a service does there
 * reaches neither the form nor its token.
 *
 * @param origin of the page that may hold it in a frame
 */
export async function startPreview(origin: string) {
  let vite: ViteDevServer | undefined
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }

  /** The pages and what they need, and nothing else of the project's folder. */
  function isShown(path: string): boolean {
    const files = vite && pagesOf(vite).now.site.files
    const isFile = files?.has(path) || files?.has(`${path}.html`)
    return (
      pagePaths.has(path) || isFile === true || (MODULES.test(path) && !/\.\.|%2[ef]/i.test(path))
    )
  }

  // Vite looks at the names that a rebound DNS would send.
  function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Content-Security-Policy', `frame-ancestors 'self' ${origin}`)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const [path = ''] = request.url?.split(/[?#]/) ?? []
    const end = () => response.writeHead(404).end()
    return vite && isShown(path) ? vite.middlewares(request, response, end) : end()
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Once there is a site that can be read. */
    async open(site: OwnerSite) {
      const now = { site }
      vite = await createVite({
        configFile: false,
        appType: 'custom',
        publicDir: false,
        server: { middlewareMode: true, hmr: { server }, cors: false },
        clearScreen: false,
        logLevel: 'silent',
        cacheDir: '.build/atelier',
        plugins: [siteModules(now), devPages(now), listener(origin)],
      })
      return pagesOf(vite)
    },
  }
}
