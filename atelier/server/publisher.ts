import { type Answers, publishSite } from '../../generator/online/publish-site.ts'
import { type DeployCode, DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { type ShownProblem, showProblem } from './show-problem.ts'

/** What became of a publication: what stopped it or must be answered first, or what is on line now. */
export type Outcome = {
  problem?: { code: DeployCode; sentence: string; acceptedKey?: string }
  findings?: ShownProblem[]
}

/** Publishes a site for the page, which asks meanwhile how far it is. */
export function makePublisher(folder: string) {
  let progress: Progress | undefined

  return {
    /** Nothing while the site is built. */
    progress: () => progress,

    async publish(answers: Answers): Promise<Outcome> {
      try {
        const onProgress = (latest: Progress) => {
          progress = latest
        }
        const problems = await publishSite({ ...answers, folder, onProgress })
        return { findings: problems.map(showProblem) }
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        const { code, message: sentence, values } = error
        const acceptedKey = values.fingerprint && String(values.fingerprint)
        return { problem: { code, sentence, ...(acceptedKey && { acceptedKey }) } }
      } finally {
        progress = undefined
      }
    },
  }
}
