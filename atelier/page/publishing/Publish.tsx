import { startTransition, useActionState, useEffect, useState } from 'react'
import type { Answers } from '../../../generator/online/publish-site.ts'
import type { DeployCode } from '../../../hosting/deploy/deploy-error.ts'
import { groups, oncePublished, verdictOf } from '../../../owner/problems/report.ts'
import { HttpError } from '../../server/HttpError.ts'
import type { Outcome } from '../../server/publisher.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { saveAll } from '../saving/save-drafts.ts'

const PROGRESS_MS = 400

/** The questions of a publication that a button answers: its label, and what it sends. */
const agreements: Partial<Record<DeployCode, { label: string; answer: Answers }>> = {
  'unknown-host-key': { label: 'Oui, c’est mon hébergeur', answer: {} },
  'not-ours': { label: 'Oui, continuer', answer: { mayReplace: true } },
  'not-ready': { label: 'Publier quand même', answer: { anyway: true } },
}
const secretCodes: (DeployCode | undefined)[] = ['needs-password', 'needs-token', 'refused-secret']

/** What the last request to publish came to, and the answers of the owner that it was sent with. */
type Attempt = Outcome & { fault?: string; answers: Answers }

async function publish(_: Attempt, answers: Answers): Promise<Attempt> {
  try {
    await saveAll()
    const outcome = await ask<Outcome>('deploy', answers)
    // A password is forgotten as soon as the site is on line.
    return { ...outcome, answers: outcome.findings ? {} : answers }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { fault: error.message, answers }
  }
}

/** Publishes the site: asks for a password or an agreement, then lists what was found on line. */
export function Publish() {
  const [attempt, attemptWith, isBusy] = useActionState(publish, { answers: {} })
  const { problem, findings, fault }: Partial<Attempt> = isBusy ? {} : attempt
  const agreement = problem && agreements[problem.code]
  const start = (answers: Answers) => startTransition(() => attemptWith(answers))
  const continueWith = (answer: Answers) => start({ ...attempt.answers, ...answer })

  return (
    <section aria-label="Publier" className="build">
      <h3>Publier</h3>
      <Button className="main" disabled={isBusy} onClick={() => start({ previous: false })}>
        Publier
      </Button>{' '}
      <Button disabled={isBusy} onClick={() => start({ previous: true })}>
        Revenir à la publication précédente
      </Button>
      <div role="status">
        {isBusy && <Progress />}
        {problem && <p className="notice">{problem.sentence}</p>}
        {findings && (
          <>
            <p className="verdict">{verdictOf(findings, oncePublished)}</p>
            <ul className="findings">
              {findings.map((found) => (
                <li key={found.message} data-level={found.level}>
                  <strong>{groups[found.level]}</strong>
                  <p>{found.message}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        {fault && <p className="error">{fault}</p>}
      </div>
      {agreement && (
        <Button
          className="main"
          onClick={() => continueWith({ ...agreement.answer, acceptedKey: problem.acceptedKey })}
        >
          {agreement.label}
        </Button>
      )}
      {secretCodes.includes(problem?.code) && (
        <form
          className="build"
          action={(form) => continueWith({ secret: String(form.get('secret')) })}
        >
          <label>
            Mot de passe ou jeton
            <input type="password" name="secret" autoComplete="off" required />
          </label>
          <Button type="submit" className="main">
            Continuer
          </Button>
        </form>
      )}
    </section>
  )
}

/** Shows how far the publication is, by asking the server at short intervals. */
function Progress() {
  const [progress, setProgress] = useState<{ share: number; sentence: string }>()
  useEffect(() => {
    const timer = setInterval(() => {
      ask<typeof progress>('progress').then(setProgress, () => {})
    }, PROGRESS_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p>
      <progress aria-label="Publication" value={progress?.share} />{' '}
      {progress?.sentence ?? 'La construction prend quelques secondes…'}
    </p>
  )
}
