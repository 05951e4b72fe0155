/*
 * Serves the preview of the atelier: the pages of the site, as `npm run dev` shows them. The owner's page
 * shows them in a frame, from another port: another origin, so their scripts cannot reach the owner's form
 * or the token of its requests. `follow-site.ts` opens the preview once the site can be built.
 */
import { createHash } from 'node:crypto'
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite'
import { devPages } from '../../../generator/pages/dev-pages.ts'
import type { OnRead } from '../../../generator/pages/watch-site.ts'
import type { CurrentBuild, SiteBuild } from '../../../generator/prepare-build.ts'
import { siteModules } from '../../../generator/site-modules.ts'
import { LISTENER, SITE_CHANGED } from '../../preview/protocol.ts'
import { CACHE_FOLDER, isServed } from './served-paths.ts'

/**
 * @param parentOrigin origin of the owner's page, which alone may show the preview in a frame
 * @returns `current` holds the build that is shown; `show` replaces it by a site that was just written
 */
export async function openPreview(parentOrigin: string, build: SiteBuild, onRead: OnRead) {
  // All plugins share this object. After each change of the site, the plugin `devPages` sets its `build`.
  const current: CurrentBuild = { build }
  const pages = devPages(current, onRead, { type: 'custom', event: SITE_CHANGED })
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
      // Errors are shown at the fields of the form, not over the page.
      hmr: { overlay: false },
    },
    clearScreen: false,
    logLevel: 'silent',
    cacheDir: CACHE_FOLDER,
    plugins: [
      refuseOtherFiles(parentOrigin, current),
      addListener(parentOrigin),
      siteModules(current),
      pages,
    ],
  })
  await vite.listen()
  return { current, origin: vite.resolvedUrls?.local[0]?.slice(0, -1), show: pages.api?.show }
}

/** Answers 404 for the files of the project that no page needs: Vite would serve them all. */
const refuseOtherFiles = (parentOrigin: string, current: CurrentBuild): Plugin => ({
  name: 'refuse-other-files',
  configureServer({ middlewares }) {
    const headers = new Headers({
      'Content-Security-Policy': `frame-ancestors 'self' ${parentOrigin}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    middlewares.use(({ url = '' }, response, next) => {
      response.setHeaders(headers)
      const [path = ''] = url.split(/[?#]/)
      if (isServed(path, current.build)) next()
      else response.writeHead(404).end()
    })
  },
})

/**
 * Adds to each page the script that talks with the owner's page: `atelier/preview/listen.ts`. By `data-version`,
 * the script knows whether the page has changed while it was loading.
 */
const addListener = (parentOrigin: string): Plugin => ({
  name: 'add-listener',
  transformIndexHtml(html): HtmlTagDescriptor[] {
    const attrs = {
      type: 'module',
      src: LISTENER,
      'data-atelier': parentOrigin,
      'data-version': createHash('sha256').update(html).digest('base64url'),
    }
    return [{ tag: 'script', attrs, injectTo: 'body' }]
  },
})
