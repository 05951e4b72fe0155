import { type Answers, publishSite } from '../../generator/online/publish-site.ts'
import { type DeployCode, DeployError } from '../../hosting/deploy/deploy-error.ts'
import type { Progress } from '../../hosting/deploy/progress.ts'
import { type ShownProblem, showProblem } from './show-problem.ts'

export type Outcome =
  | { ending: 'stopped'; problem: DeployProblem }
  | { ending: 'published'; findings: ShownProblem[] }

export type DeployProblem = {
  code: DeployCode
  sentence: string
  /** The fingerprint of the server's key, if the owner must confirm that the key is the right one. */
  fingerprint: string | undefined
}

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
        const problems = await publishSite({ ...answers, folder, onProgress })
        return { ending: 'published', findings: problems.map(showProblem) }
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        const { code, message: sentence, values } = error
        const fingerprint =
          values.fingerprint === undefined ? undefined : String(values.fingerprint)
        return { ending: 'stopped', problem: { code, sentence, fingerprint } }
      } finally {
        progress = undefined
      }
    },
  }
}
