/*
 * What the owner's page can ask of the server. `start-atelier.ts` calls the action of each request, once it has
 * checked who sent it.
 */
import type { IncomingMessage } from 'node:http'
import { runBuild } from '../../generator/run-build.ts'
import { hosts } from '../../hosts/hosts.ts'
import { readSite } from '../../owner/read-site.ts'
import { fetchPoster } from './files/fetch-poster.ts'
import { putMedia } from './files/put-media.ts'
import { makeWriter, type Sent } from './files/write-file.ts'
import type { followSite } from './follow-site.ts'
import { makePublisher } from './publisher.ts'
import { checkData, readJson } from './read-json.ts'

type Action = (request: IncomingMessage, query: URLSearchParams) => unknown

/** Lists the actions by method and path. What an action returns is sent as JSON. */
export function listActions(
  folder: string,
  site: ReturnType<typeof followSite>,
): Record<string, Action> {
  const publisher = makePublisher(folder)
  const writeFile = makeWriter(folder)
  return {
    'POST /api/state': async (request) => {
      const shown = await readJson(request)
      const state = await site.state()
      const isShown = shown.run === state.run && shown.version === state.version
      return isShown ? {} : { state }
    },
    'PUT /api/file': async (request, query) => {
      const { data, from, page } = await readJson(request)
      checkData(data)
      const sent = { data, from: String(from), page: String(page) } as Sent
      const isWritten = writeFile(query.get('name') ?? '', sent)
      return { isWritten, state: await site.state() }
    },
    'PUT /api/media': (request, query) => putMedia(folder, query.get('name') ?? '', request),
    'POST /api/poster': () => fetchPoster(folder),
    'POST /api/build': () => buildSite(folder),
    'POST /api/deploy': async (request) => publisher.publish(await readJson(request)),
    // JSON cannot express `undefined`, so `null` is sent in its place.
    'POST /api/progress': () => publisher.progress() ?? null,
  }
}

async function buildSite(folder: string) {
  await runBuild(folder)
  const { hosting } = readSite(folder).config
  return { next: hosting ? hosts[hosting].next : undefined }
}
