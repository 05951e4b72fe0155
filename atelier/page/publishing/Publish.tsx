import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../generator/online/publish-site.ts'
import type { DeployCode } from '../../../hosting/deploy/deploy-error.ts'
import { groups, oncePublished, verdictOf } from '../../../owner/problems/report.ts'
import { HttpError } from '../../server/HttpError.ts'
import type { Outcome } from '../../server/publisher.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { publish } from '../saving/save-and-ask.ts'

const PROGRESS_MS = 400

/**
 * The questions of a publication that the owner answers with a button: its label, and the answer that it
 * sends.
 */
const agreements: Partial<Record<DeployCode, { label: string; answer: Answers }>> = {
  'unknown-host-key': { label: 'Oui, c’est mon hébergeur', answer: {} },
  'not-ours': { label: 'Oui, continuer', answer: { mayReplace: true } },
  'not-ready': { label: 'Publier quand même', answer: { anyway: true } },
}
const secretCodes: (DeployCode | undefined)[] = ['needs-password', 'needs-token', 'refused-secret']

/** Publishes the site: asks for a password or an agreement if needed, then lists what was found on line. */
export function Publish() {
  const [outcome, setOutcome] = useState<Outcome & { fault?: string }>({})
  const [isBusy, setBusy] = useState(false)
  /** The owner's answers last for one publication: a password is forgotten after it. */
  const answers = useRef<Answers>({})

  async function start(more: Answers) {
    answers.current = { ...answers.current, ...more }
    setBusy(true)
    setOutcome({})
    try {
      const reached = await publish(answers.current)
      if (reached.findings) answers.current = {}
      setOutcome(reached)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setOutcome({ fault: error.message })
    }
    setBusy(false)
  }

  function sendSecret(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void start({ secret: String(new FormData(event.currentTarget).get('secret')) })
  }

  const { problem, findings, fault } = outcome
  const agreement = problem && agreements[problem.code]
  const restart = (previous: boolean) => {
    answers.current = {}
    void start({ previous })
  }
  return (
    <section aria-label="Publier" className="build">
      <h3>Publier</h3>
      <Button className="main" disabled={isBusy} onClick={() => restart(false)}>
        Publier
      </Button>{' '}
      <Button disabled={isBusy} onClick={() => restart(true)}>
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
          onClick={() => start({ ...agreement.answer, acceptedKey: problem.acceptedKey })}
        >
          {agreement.label}
        </Button>
      )}
      {secretCodes.includes(problem?.code) && (
        <form onSubmit={sendSecret} className="build">
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
