// Serves the pages of `npm run dev` and of the atelier's preview. Each page is rendered on request as the build
// renders it, so that React hydrates the same HTML as on the published site.
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import type { Connect, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { CurrentBuild } from '../prepare-build.ts'

/** Serves the pages at addresses that no middleware of Vite knows, and the files that a build publishes. */
export const devPages = (current: CurrentBuild): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(servePublishedFiles(current))
    // Vite calls a returned function after adding its own middlewares.
    return () => void server.middlewares.use(servePages(server))
  },
})

function servePages(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
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
  const { renderPage } = await ssr.runner.import<typeof import('./prerender.tsx')>(
    '/generator/pages/prerender.tsx',
  )
  const { html, status } = renderPage(pathname, {
    application: ['/src/app/entry-client.tsx'],
    fonts: [],
    css: '',
    boot: '',
  })
  const boot = '<script type="module" src="/src/app/boot.ts"></script>'
  const dev = html.replace('</head>', [...linkStyles(ssr), boot, '</head>'].join('\n'))
  return { html: await server.transformIndexHtml(pathname, dev), status }
}

/** Links the style sheets that the prerenderer has imported. */
const linkStyles = ({ moduleGraph }: RunnableDevEnvironment) =>
  [...moduleGraph.urlToModuleMap.keys()]
    .filter((url) => url.endsWith('.css'))
    // A virtual style sheet has no path, so Vite serves it under its id.
    .map((url) => (url.startsWith('/') ? url : `/@id/${url}`))
    .map((url) => `<link rel="stylesheet" href="${url}">`)
