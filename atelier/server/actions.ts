/*
 * What the owner's page can ask of the server. `start-atelier.ts` calls the action of each request, once it has
 * checked who sent it.
 */
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { PublishingChoices } from '../../publish/PublishError.ts'
import { type PublishingResult, publishSite } from '../../publish/publish-site.ts'
import type { ClickedText, TypedAnswers } from '../protocol.ts'
import { fetchPoster } from './files/fetch-poster.ts'
import { putMedia } from './files/put-media.ts'
import { saveAnswers } from './files/save-answers.ts'
import type { followSite, State } from './follow-site.ts'
import { type ShownProblem, showProblem } from './show-problem.ts'

type Action = (request: IncomingMessage, query: URLSearchParams) => unknown

/** Answers that the owner has typed, and the `id` of the state that the page shows. */
export type SiteRequest = { answers: TypedAnswers; shown: string | undefined }

/** What is new since the page asked last. `progress` is the share of a publication that has been sent. */
export type SiteResponse = { state: State | undefined; progress: number | undefined }

export type ShownPublication = PublishingResult<ShownProblem>

/** Lists the actions by path. What an action returns is sent as JSON. */
export function listActions(
  folder: string,
  site: ReturnType<typeof followSite>,
): Record<string, Action> {
  let progress: number | undefined

  async function publish(choices: PublishingChoices): Promise<ShownPublication> {
    try {
      const onProgress = (share: number) => {
        progress = share
      }
      const published = await publishSite({ ...choices, folder, onProgress })
      if ('next' in published) return published
      const { fields } = await site.state()
      const findings = published.findings.map((problem) => showProblem(problem, fields))
      return { ...published, findings }
    } finally {
      progress = undefined
    }
  }

  return {
    '/api/site': async (request): Promise<SiteResponse> => {
      const { answers, shown } = (await json(request)) as SiteRequest
      if (Object.keys(answers).length > 0) saveAnswers(folder, answers)
      const state = await site.state()
      return { state: state.id === shown ? undefined : state, progress }
    },
    '/api/clicked': async (request) =>
      // JSON cannot express `undefined`, so `null` is sent in its place.
      site.fieldOf((await json(request)) as ClickedText) ?? null,
    '/api/media': (request, query) => putMedia(folder, query.get('name') ?? '', request),
    '/api/poster': () => fetchPoster(folder),
    '/api/publish': async (request) => publish((await json(request)) as PublishingChoices),
  }
}
