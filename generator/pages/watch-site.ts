// Watches the owner's files for `npm run dev`: reads the site again after each change, and reloads the open pages.
import { resolve, sep } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { ProblemsError } from '../../owner/problems/ProblemsError.ts'
import { DEFAULTS } from '../../owner/read/site-folder.ts'
import { attemptBuild } from '../attempt-build.ts'
import type { CurrentBuild, PreparedBuild } from '../prepare-build.ts'

/** A video is copied in pieces, and an editor may write a file twice: the site is read after the last event. */
const DELAY_MS = 50

/** @param current its `build` is replaced by each site that can be built */
export const watchSite = (current: CurrentBuild): Plugin => ({
  name: 'watch-site',
  apply: 'serve',
  configureServer(server) {
    const folders = [current.build.folder.name, DEFAULTS].map((folder) => resolve(folder))
    /** Why the site on disk cannot be built: open pages show this message over the last site that could. */
    let fault: string | undefined
    let timer: NodeJS.Timeout

    const logError = (error: unknown) => server.config.logger.error(String(error))
    const showFault = (message: string) =>
      server.ws.send({ type: 'error', err: { message, stack: '' } })

    async function readAgain() {
      const { build, buildProblems } = await attemptBuild()
      if (build) {
        fault = undefined
        showBuild(server, current, build)
      } else {
        fault = new ProblemsError(buildProblems).message
        server.config.logger.error(`\n${fault}\n`)
        showFault(fault)
      }
    }

    server.watcher.add(folders)
    server.watcher.on('error', logError)
    server.watcher.on('all', (_event, path) => {
      const file = resolve(path)
      const isOfOwner = folders.some((folder) => file.startsWith(folder + sep))
      // A file is first written under another name, `.….tmp`, then renamed.
      if (!isOfOwner || file.endsWith('.tmp')) return
      clearTimeout(timer)
      timer = setTimeout(() => readAgain().catch(logError), DELAY_MS)
    })
    server.ws.on('connection', () => {
      if (fault) showFault(fault)
    })
  },
})

/** Shows another build: Vite loads the virtual modules, which hold the site, once more, and open pages load again. */
export function showBuild(server: ViteDevServer, current: CurrentBuild, build: PreparedBuild) {
  current.build = build
  const { client, ssr } = server.environments
  for (const { moduleGraph } of [client, ssr]) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith('virtual:')) moduleGraph.invalidateModule(module)
    }
  }
  // Vite's prerenderer drops the modules that it has loaded, before the next page is asked for.
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache()
  client.hot.send({ type: 'full-reload' })
}
