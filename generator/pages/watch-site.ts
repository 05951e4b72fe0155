// Watches the owner's files while a development server runs: reads the site again after each change, and tells
// the open pages, for `npm run dev` and for the preview in the atelier (the owner's editor).
import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { ProblemsError } from '../../owner/problems/problems-error.ts'
import { addPictures, type OpenedSite, openSite } from '../open-site.ts'
import type { CurrentBuild } from '../prepare-build.ts'

export type OnRead = (opened: OpenedSite) => void

/** A video is copied in pieces, and an editor may write a file twice: the site is read after the last event. */
const DELAY_MS = 50

/** Recognises the files that the atelier wrote, whose events are ignored: the preview already shows them. */
function createOwnWrites() {
  /** When each file was modified, in milliseconds; `undefined` for a file that was deleted. */
  const times = new Map<string, number | undefined>()
  const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return {
    record: (file: string) => times.set(file, modifiedAt(file)),
    includes: (file: string) => times.has(file) && times.get(file) === modifiedAt(file),
  }
}

/** True for `.site.yaml.tmp`: the atelier writes a file under such a name first, then renames it. */
const isBeingWritten = (path: string) => path.endsWith('.tmp')

/**
 * @param current its `build` is replaced by each site that can be built
 * @param changeMessage sent to the open pages after each replacement
 */
export function watchSite(
  server: ViteDevServer,
  current: CurrentBuild,
  onRead: OnRead,
  changeMessage: HotPayload,
) {
  const folders = current.build.folder.folders.map((folder) => resolve(folder))
  /** Why the site on disk cannot be built: open pages show this message over the last site that could. */
  let fault: string | undefined
  let hasChangedSincePage = false
  const ownWrites = createOwnWrites()
  let timer: NodeJS.Timeout
  let queue = Promise.resolve()

  const logError = (error: unknown) => server.config.logger.error(String(error))

  /** Shows the versions of the site in their order: a version that takes long to open replaces no later one. */
  function enqueue(open: () => OpenedSite) {
    const shown = queue.then(async () => replaceSite(await addPictures(open())))
    // The site is read again at each change of the owner's files. An unexpected error in one reading is logged,
    // and the next reading is shown all the same.
    queue = shown.catch(logError)
    return shown
  }

  function replaceSite(opened: OpenedSite) {
    if (opened.build) {
      fault = undefined
      current.build = opened.build
      hasChangedSincePage = true
      invalidateSite(server)
      server.environments.client.hot.send(changeMessage)
    } else {
      fault = new ProblemsError(opened.buildProblems).message
      server.config.logger.error(`\n${fault}\n`)
      showFault(fault)
    }
    onRead(opened)
  }

  function showFault(message: string) {
    server.ws.send({ type: 'error', err: { message, stack: '' } })
  }

  server.watcher.add(folders)
  server.watcher.on('error', logError)
  server.watcher.on('all', (_event, path) => {
    const file = resolve(path)
    const isOfOwner = folders.some((folder) => file.startsWith(folder + sep))
    if (!isOfOwner || isBeingWritten(file) || ownWrites.includes(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => enqueue(openSite), DELAY_MS)
  })
  server.ws.on('connection', () => {
    if (fault) showFault(fault)
    // A page rendered before a change, and connected after it, has missed `changeMessage`: it is sent again.
    if (hasChangedSincePage) server.ws.send(changeMessage)
  })

  return {
    /** Called before a page is rendered: the page, once connected, need only be told of changes since this call. */
    beginPage() {
      hasChangedSincePage = false
    },
    /** Shows a site that the atelier has just written, without reading it again. */
    show(opened: OpenedSite, written: Iterable<string>): Promise<void> {
      for (const name of written) {
        ownWrites.record(resolve(opened.source.folder.name, name))
      }
      return enqueue(() => opened)
    },
  }
}

/** Makes Vite load the virtual modules, which hold the site, once more. */
function invalidateSite(server: ViteDevServer) {
  const { client, ssr } = server.environments
  for (const { moduleGraph } of [client, ssr]) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (/^\0?virtual:/.test(module.id ?? '')) moduleGraph.invalidateModule(module)
    }
  }
  // This message goes to Vite's prerenderer, which then drops the modules that it has loaded.
  ssr.hot.send({ type: 'full-reload' })
}
