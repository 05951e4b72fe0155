import { createServer, type Plugin } from 'vite'
import { remindersOf } from '../../generator/check/check-configuration.ts'
import type { Finding } from '../../generator/check/Finding.ts'
import { findEverything } from '../../generator/check/find-everything.ts'
import { lastEditionOf } from '../../generator/check/legal-versions.ts'
import { pagesOf } from '../../generator/pages/dev-pages.ts'
import { dayInParis } from '../../src/dates.ts'

/** Tells the page around which sentence was pressed. Only this server ever adds it. */
const listener = (origin: string): Plugin => ({
  name: 'atelier-preview',
  configureServer(server) {
    server.middlewares.use((_, response, next) => {
      response.setHeader('Content-Security-Policy', `frame-ancestors 'self' ${origin}`)
      next()
    })
  },
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
  const server = await createServer({
    server: { host: '127.0.0.1', port: 0 },
    clearScreen: false,
    logLevel: 'silent',
    cacheDir: '.build/atelier',
    plugins: [listener(origin)],
  })
  await server.listen()
  const address = server.httpServer?.address()
  const { now, onRead, renderSite } = pagesOf(server)
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    now,
    onRead,
    async findings(): Promise<Finding[]> {
      return [
        ...findEverything(now.site, await renderSite(), dayInParis(new Date())),
        ...remindersOf(now.site.config, lastEditionOf(now.site.texts)),
      ]
    },
    stop: () => server.close(),
  }
}
