// Serves the pages of `npm run dev` and of the atelier's preview. Each page is rendered on request as the build
// renders it, so that React hydrates the same HTML as on the published site.
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import type { Connect, HotPayload, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { CurrentBuild } from '../prepare-build.ts'
import { type OnRead, watchSite } from './watch-site.ts'

type DevPages = Pick<ReturnType<typeof watchSite>, 'show'>

/**
 * @param changeMessage what the open pages are sent once the site has changed
 * @returns a plugin whose `api` exists once Vite has configured its server
 */
export function devPages(
  current: CurrentBuild,
  onRead: OnRead = () => {},
  changeMessage: HotPayload = { type: 'full-reload' },
): Plugin<DevPages> {
  const plugin: Plugin<DevPages> = {
    name: 'dev-pages',
    apply: 'serve',
    // Reloads open pages after a change in a module that only the prerenderer (`ssr`) uses: Vite does not.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0 || file.endsWith('.css')) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      const watcher = watchSite(server, current, onRead, changeMessage)
      plugin.api = watcher
      server.middlewares.use(servePublishedFiles(current))
      // Vite calls a returned function after adding its own middlewares, so the pages answer only at
      // addresses that no middleware of Vite knows.
      return () => void server.middlewares.use(servePages(server, watcher.beginPage))
    },
  }
  return plugin
}

function servePages(server: ViteDevServer, beginPage: () => void): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
      beginPage()
      const { html, status } = await renderDevPage(server, pathname)
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    } catch (error) {
      next(error)
    }
  }
}

function servePublishedFiles(current: CurrentBuild): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const { files } = current.build
    const path = files.has(pathname) ? pathname : `${pathname}.html`
    const file = files.get(path)
    if (file === undefined) return next()
    response.setHeader('Content-Type', contentType(extname(path)) || 'application/octet-stream')
    if (typeof file === 'string') createReadStream(file).pipe(response)
    else response.end(file)
  }
}

async function renderDevPage(server: ViteDevServer, pathname: string) {
  // The cast adds what Vite's general type does not tell: modules of `ssr` run in this process.
  const ssr = server.environments.ssr as RunnableDevEnvironment
  const { findRoute, notFound, renderPage } = await ssr.runner.import<
    typeof import('./prerender.tsx')
  >('/generator/pages/prerender.tsx')
  const { html } = await renderPage(pathname, {
    application: ['/src/app/entry-client.tsx'],
    fonts: [],
    css: '',
    boot: '',
  })
  const boot = '<script type="module" src="/src/app/boot.ts"></script>'
  const dev = html.replace('</head>', [...linkStyles(ssr), boot, '</head>'].join('\n'))
  return {
    html: await server.transformIndexHtml(pathname, dev),
    status: findRoute(pathname) === notFound ? 404 : 200,
  }
}

/** Links the style sheets that the prerenderer has imported. */
const linkStyles = ({ moduleGraph }: RunnableDevEnvironment) =>
  [...moduleGraph.urlToModuleMap.keys()]
    .filter((url) => url.endsWith('.css'))
    // A virtual style sheet has no path, so Vite serves it under its id.
    .map((url) => (url.startsWith('/') ? url : `/@id/${url}`))
    .map((url) => `<link rel="stylesheet" href="${url}">`)
