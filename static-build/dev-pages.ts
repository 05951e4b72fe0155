import { createReadStream } from 'node:fs'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { contentType } from '../hosting/policy.ts'
import { siteConfigPath } from './load-site-config.ts'
import type { PublishedFiles } from './published-files.ts'

/** The gallery of every state of both embeds. Written here, it cannot enter a build. */
const galleryPage = `<!doctype html>
<html lang="fr" data-js data-fonts>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>États de la vidéo et de l’agenda</title>
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/gallery/main.tsx"></script>
</body>
</html>`

/** In development, renders each page on request as the build does, so that hydration is the real one. */
export function devPages(files: PublishedFiles): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(siteConfigPath)
      server.watcher.on('change', (path) => path === siteConfigPath && server.restart())

      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = files.get(pathname) ?? files.get(`${pathname}.html`)
        if (!file) return next()
        response.setHeader('Content-Type', contentType(file))
        createReadStream(file).pipe(response)
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
            if (/^\/etats(\/|$)/.test(pathname)) {
              response.setHeader('Content-Type', 'text/html; charset=utf-8')
              return response.end(await server.transformIndexHtml(pathname, galleryPage))
            }
            const { ssr } = server.environments
            if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
            const { findRoute, notFound, renderPage } =
              await ssr.runner.import('/src/prerender.tsx')
            const html = await renderPage(
              pathname,
              '<script type="module" src="/src/boot.ts"></script>',
            )
            response.statusCode = findRoute(pathname) === notFound ? 404 : 200
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(pathname, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
