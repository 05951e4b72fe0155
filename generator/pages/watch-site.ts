// Follows what the owner writes while a development server runs: reads the site again after each change, and
// reloads the pages that show it. `npm run dev` and the atelier's preview do so, through `dev-pages.ts`.
import { statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { ProblemsError } from '../../owner/problems/problems-error.ts'
import { addPoster, type OpenedSite, openSite } from '../open-site.ts'
import type { CurrentBuild } from '../prepare-build.ts'

/** Called after each reading of the site. */
export type OnRead = (opened: OpenedSite) => void

/** A film arrives in pieces, and an editor writes a file twice or moves it away first: we wait for the last. */
const DELAY_MS = 50

/** When a file was modified, in milliseconds; nothing for a file that is not there. */
const modifiedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/** The atelier writes a file under such a name first, then renames it: `.site.yaml.tmp`. */
const isBeingWritten = (path: string) => path.endsWith('.tmp')

/**
 * Watches the folders of the current site.
 *
 * @param current its `build` is replaced by each site that can be built
 * @param siteChanged sent to the open pages after that
 */
export function watchSite(
  server: ViteDevServer,
  current: CurrentBuild,
  onRead: OnRead,
  siteChanged: HotPayload,
) {
  const folders = current.build.folder.folders.map((folder) => resolve(folder))
  /** Why the site on disk cannot be built. The pages keep the last one that could, under this message. */
  let fault = ''
  let hasChangedSincePage = false
  /** When the files that `show` was given were modified: their changes are shown already. */
  const shownTimes = new Map<string, number | undefined>()
  let timer: NodeJS.Timeout
  let queue = Promise.resolve()

  /** Sites are shown one after the other: one that takes longer to open never replaces a later one. */
  function enqueue(open: () => OpenedSite) {
    queue = queue.then(async () => replaceSite(await addPoster(open())))
    return queue
  }

  function replaceSite(opened: OpenedSite) {
    if (opened.build) {
      fault = ''
      current.build = opened.build
      hasChangedSincePage = true
      invalidateSite(server)
      server.environments.client.hot.send(siteChanged)
    } else {
      fault = new ProblemsError(opened.refused).message
      server.config.logger.error(`\n${fault}\n`)
      showFault()
    }
    onRead(opened)
  }

  function showFault() {
    server.ws.send({ type: 'error', err: { message: fault, stack: '' } })
  }

  function isShown(file: string) {
    return shownTimes.has(file) && shownTimes.get(file) === modifiedAt(file)
  }

  server.watcher.add(folders)
  server.watcher.on('error', (error) => server.config.logger.error(String(error)))
  server.watcher.on('all', (_event, path) => {
    const file = resolve(path)
    const isOfOwner = folders.some((folder) => file.startsWith(folder + sep))
    if (!isOfOwner || isBeingWritten(file) || isShown(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => enqueue(openSite), DELAY_MS)
  })
  server.ws.on('connection', () => {
    if (fault) showFault()
    // The page was rendered before the change, and connected too late to be told of it.
    if (hasChangedSincePage) server.ws.send({ type: 'full-reload' })
  })

  return {
    /** To call before a page is rendered, so that a change after this moment reloads it. */
    beginPage() {
      hasChangedSincePage = false
    },
    /**
     * Shows a site that was validated and written just now, without reading it again.
     *
     * @param written the names of the files that were written, e.g. `words.yaml`
     */
    show(opened: OpenedSite, written: Iterable<string>): Promise<void> {
      for (const name of written) {
        const file = resolve(join(opened.read.folder.name, name))
        shownTimes.set(file, modifiedAt(file))
      }
      return enqueue(() => opened)
    },
  }
}

/** Has Vite load the virtual modules again, which hold the site. */
function invalidateSite(server: ViteDevServer) {
  const { client, ssr } = server.environments
  for (const { moduleGraph } of [client, ssr]) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (/^\0?virtual:/.test(module.id ?? '')) moduleGraph.invalidateModule(module)
    }
  }
  // The prerenderer, which runs on the server, drops the modules that it has loaded.
  ssr.hot.send({ type: 'full-reload' })
}
