import { z } from 'zod'
import { type Answers, publishSite } from '../../generator/online/publish-site.ts'
import { type DeployCode, DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { sayDeploy, sayProgress } from '../../hosting/deploy/sentences.ts'
import { type ShownProblem, showProblem } from './show-problem.ts'

/** What the page sends: what the owner has answered, for this time. */
export const publicationAnswers = z.object({
  secret: z.string().optional(),
  acceptedKey: z.string().optional(),
  mayReplace: z.boolean().optional(),
  anyway: z.boolean().optional(),
  previous: z.boolean().optional(),
})

/** What became of a publication: what stopped it or must be answered first, or what is on line now. */
export type Outcome = {
  problem?: { code: DeployCode; sentence: string; acceptedKey?: string }
  findings?: ShownProblem[]
}

/** Publishes a site for the page, which asks meanwhile how far it is. */
export function makePublisher(folder: string) {
  let progress: Progress | undefined

  return {
    /** `share` of the bytes, from 0 to 1; nothing while the site is built. */
    progress: () =>
      progress && {
        share: progress.bytes === 0 ? 1 : progress.bytesSent / progress.bytes,
        sentence: sayProgress(progress),
      },

    async publish(answers: Partial<Answers>): Promise<Outcome> {
      try {
        const onProgress = (news: Progress) => {
          progress = news
        }
        const { signal } = new AbortController()
        const found = await publishSite({ ...answers, folder, onProgress, signal })
        return { findings: found.map(showProblem) }
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        const { code, values } = error
        const acceptedKey = values.fingerprint && String(values.fingerprint)
        return {
          problem: { code, sentence: sayDeploy(error), ...(acceptedKey && { acceptedKey }) },
        }
      } finally {
        progress = undefined
      }
    },
  }
}
