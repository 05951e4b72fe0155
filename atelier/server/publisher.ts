import { type Answers, type Asks, PublishError } from '../../publish/PublishError.ts'
import type { Progress } from '../../publish/progress.ts'
import { publishSite } from '../../publish/publish-site.ts'
import { type ShownProblem, showProblem } from './show-problem.ts'

export type Outcome =
  | { ending: 'stopped'; sentence: string; asks: Asks | undefined }
  | { ending: 'published'; url: string; hour: string; findings: ShownProblem[] }

export function makePublisher(folder: string) {
  let progress: Progress | undefined

  return {
    /** Gives how far the publication is; `undefined` while the site is still being built. */
    progress: () => progress,

    async publish(answers: Answers): Promise<Outcome> {
      try {
        const onProgress = (latest: Progress) => {
          progress = latest
        }
        const { url, hour, findings } = await publishSite({ ...answers, folder, onProgress })
        return { ending: 'published', url, hour, findings: findings.map(showProblem) }
      } catch (error) {
        if (!(error instanceof PublishError)) throw error
        return { ending: 'stopped', sentence: error.message, asks: error.asks }
      } finally {
        progress = undefined
      }
    },
  }
}
