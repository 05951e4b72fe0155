import { createReadStream, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { contentType } from '../../hosting/content-type.ts'
import { ProblemsError } from '../../owner/problems/problems-error.ts'
import { addPoster, type OpenedSite, openSite } from '../open-site.ts'
import type { CurrentBuild } from '../prepare-build.ts'

/** Told of each reading of the site. */
export type OnRead = (opened: OpenedSite) => void

type DevPages = {
  /**
   * Shows a site that was validated and written just now, without reading it again.
   *
   * @param written the names of the files that were written, e.g. `words.yaml`
   */
  show: (opened: OpenedSite, written: string[]) => Promise<void>
}

const modifiedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/** Reads the site again at each change of what the owner writes. A mistake shows over the page, which stays. */
function followOwner(server: ViteDevServer, current: CurrentBuild, onRead: OnRead) {
  let hasChanged = false
  let fault = ''
  const folders = current.build.folder.folders.map((folder) => resolve(folder))
  /** When the files that `show` was given were modified: what the watcher says of them is no news. */
  const shownTimes = new Map<string, number | undefined>()
  let soon: NodeJS.Timeout
  let turn = Promise.resolve()
  // A film arrives in pieces; an editor writes a file twice, or moves it away first.
  const readSoon = () => {
    clearTimeout(soon)
    soon = setTimeout(() => {
      // A reading that takes longer never replaces a later one.
      turn = turn.then(() => showSite(openSite()))
    }, 50)
  }
  const showFault = () => {
    if (fault) server.ws.send({ type: 'error', err: { message: fault, stack: '' } })
  }
  const showSite = async (unfinished: OpenedSite) => {
    const opened = await addPoster(unfinished)
    fault = opened.build ? '' : new ProblemsError(opened.refused).message
    if (opened.build) current.build = opened.build
    else {
      server.config.logger.error(`\n${fault}\n`)
      showFault()
    }
    onRead(opened)
    if (fault) return
    hasChanged = true
    for (const { moduleGraph, hot } of Object.values(server.environments)) {
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (/^\0?virtual:/.test(module.id ?? '')) moduleGraph.invalidateModule(module)
      }
      hot.send({ type: 'full-reload' })
    }
  }
  server.watcher.add(folders)
  server.watcher.on('error', (error) => server.config.logger.error(String(error)))
  server.watcher.on('all', (_, path) => {
    // A file that is still being written: `.site.yaml.tmp`.
    if (/\.tmp$/.test(path)) return
    const file = resolve(path)
    if (shownTimes.has(file) && shownTimes.get(file) === modifiedAt(file)) return
    if (folders.some((folder) => file.startsWith(folder + sep))) readSoon()
  })
  server.ws.on('connection', () => {
    showFault()
    // A page that was on its way while the site changed has not been told.
    if (hasChanged) server.ws.send({ type: 'full-reload' })
  })
  return {
    /** A page is begun: what changes from here on may be too late for it. */
    beginPage() {
      hasChanged = false
    },
    show(opened: OpenedSite, written: string[]) {
      for (const name of written) {
        const file = resolve(join(opened.read.folder.name, name))
        shownTimes.set(file, modifiedAt(file))
      }
      turn = turn.then(() => showSite(opened))
      return turn
    },
  }
}

/**
 * In development, renders each page on request as the build does, so that hydration is the real one.
 *
 * @param onRead told of each reading
 */
export function devPages(current: CurrentBuild, onRead: OnRead = () => {}): Plugin<DevPages> {
  let ssr: RunnableDevEnvironment
  let followed: ReturnType<typeof followOwner>
  const prerender = () =>
    ssr.runner.import<typeof import('./prerender.tsx')>('/generator/pages/prerender.tsx')
  return {
    name: 'dev-pages',
    apply: 'serve',
    api: { show: (opened, written) => followed.show(opened, written) },
    // Vite does not reload the page for a module that only the prerenderer uses.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0 || file.endsWith('.css')) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      ssr = server.environments.ssr as RunnableDevEnvironment
      followed = followOwner(server, current, onRead)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const { files } = current.build
        const path = files.has(pathname) ? pathname : `${pathname}.html`
        const file = files.get(path)
        if (!file) return next()
        response.setHeader('Content-Type', contentType(path))
        if (typeof file === 'string') createReadStream(file).pipe(response)
        else response.end(file)
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
            followed.beginPage()
            const { findRoute, notFound, renderPage } = await prerender()
            const styles = [...ssr.moduleGraph.urlToModuleMap.keys()]
              .filter((url) => url.endsWith('.css'))
              .map((url) => (url.startsWith('/') ? url : `/@id/${url}`))
              .map((url) => `<link rel="stylesheet" href="${url}">`)
            const boot = '<script type="module" src="/src/start/boot.ts"></script>'
            const { html } = renderPage(pathname, {
              build: 'dev',
              application: '/src/start/browser.ts',
              islands: '',
              fonts: [],
              inline: [...styles, boot].join('\n'),
            })
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
