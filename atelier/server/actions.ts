/*
 * What the owner's page can ask of the server. `start-atelier.ts` calls the action of each request, once it has
 * checked who sent it.
 */
import type { IncomingMessage } from 'node:http'
import { runBuild } from '../../generator/run-build.ts'
import { hosts } from '../../hosts/hosts.ts'
import { readReview, recordTexts } from '../../owner/legal/editions.ts'
import { buildable, readSite } from '../../owner/read-site.ts'
import { previousDay } from '../../publish/publish-site.ts'
import { dayInParis } from '../../src/formats/dates.ts'
import { changeTexts } from './files/change-texts.ts'
import { fetchPoster } from './files/fetch-poster.ts'
import { putMedia } from './files/put-media.ts'
import type { followSite } from './follow-site.ts'
import { makePublisher } from './publisher.ts'
import {
  acceptRequest,
  changeRequest,
  deployRequest,
  posterRequest,
  readRequest,
  stateRequest,
} from './read-request.ts'

type Action = (request: IncomingMessage, query: URLSearchParams) => unknown

/** Lists the actions by method and path. What an action returns is sent as JSON. */
export function listActions(
  folder: string,
  site: ReturnType<typeof followSite>,
): Record<string, Action> {
  const publisher = makePublisher(folder)
  return {
    'POST /api/state': async (request) => {
      const { since } = await readRequest(request, stateRequest)
      return site.nextState(since)
    },
    'POST /api/change': async (request) => {
      const { changes, isAllOrNothing } = await readRequest(request, changeRequest)
      return site.showSaved(changeTexts(folder, changes, isAllOrNothing))
    },
    'POST /api/accept': async (request) => {
      const { reviewedBy, reviewedOn } = await readRequest(request, acceptRequest)
      acceptTexts(folder, reviewedBy, reviewedOn)
      return site.state()
    },
    'POST /api/poster': async (request) => {
      const { mayReplace } = await readRequest(request, posterRequest)
      const written = await fetchPoster(folder, mayReplace)
      return { ...site.state(), written }
    },
    'POST /api/build': () => buildSite(folder),
    'POST /api/deploy': async (request) =>
      publisher.publish(await readRequest(request, deployRequest)),
    // JSON cannot express `undefined`, so `null` is sent in its place.
    'POST /api/progress': () => publisher.progress() ?? null,
    'POST /api/previous': () => previousDay() ?? null,
    'PUT /api/media': (request, query) => putMedia(folder, query.get('name') ?? '', request),
  }
}

/** Records the present legal texts in `legal/versions.json` and, if a lawyer has read them, his name and the day. */
function acceptTexts(folder: string, reviewedBy?: string, reviewedOn?: string) {
  const today = dayInParis(new Date())
  const review = reviewedBy === undefined ? undefined : readReview(reviewedBy, reviewedOn, today)
  // The files are read from the disk, because the preview may not have read the last answers yet.
  const { folder: opened, texts } = buildable(readSite(folder))
  recordTexts(opened, texts, today, review)
}

async function buildSite(folder: string) {
  await runBuild(folder)
  const { hosting } = readSite(folder).config
  return { next: hosting ? hosts[hosting].next : undefined }
}
