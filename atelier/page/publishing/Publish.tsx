import { type FormEvent, useEffect, useState } from 'react'
import { groups, oncePublished, verdictOf } from '../../../owner/problems/verdict.ts'
import type { Answers, Asks } from '../../../publish/PublishError.ts'
import type { Outcome } from '../../server/publisher.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { describeError } from '../request.tsx'
import { saveAll } from '../saving/save-drafts.ts'

const PROGRESS_MS = 400

/** The result of the last request to publish, and the owner's answers that were sent with it. */
type Attempt = { answers: Answers } & (Outcome | { ending: 'failed'; sentence: string })

async function publish(answers: Answers): Promise<Attempt> {
  try {
    await saveAll()
    const outcome = await ask<Outcome>('deploy', answers)
    // The answers, which may hold a password, are forgotten as soon as the site is on line.
    return { ...outcome, answers: outcome.ending === 'published' ? {} : answers }
  } catch (error) {
    return { ending: 'failed', sentence: describeError(error), answers }
  }
}

/** Publishes the site: asks for a password or an agreement, then lists what was found on line. */
export function Publish() {
  const [attempt, setAttempt] = useState<Attempt>()
  const [isBusy, setBusy] = useState(false)
  const previous = usePreviousDay(attempt)

  async function start(answers: Answers) {
    setBusy(true)
    setAttempt(await publish(answers))
    setBusy(false)
  }

  return (
    <section aria-label="Publier" className="build">
      <h3>Publier</h3>
      <Button className="main" disabled={isBusy} onClick={() => start({ previous: false })}>
        Publier
      </Button>{' '}
      <Button disabled={isBusy} onClick={() => start({ previous: true })}>
        Revenir à la publication précédente
      </Button>
      {previous && <p className="help">La précédente a été construite le {previous}.</p>}
      <div role="status">{isBusy ? <Progress /> : attempt && <Ending attempt={attempt} />}</div>
      {!isBusy && attempt?.ending === 'stopped' && (
        <Continuation
          asks={attempt.asks}
          onAnswer={(answer) => start({ ...attempt.answers, ...answer })}
        />
      )}
    </section>
  )
}

/** Asks on which day the previous publication was built, again after each attempt. */
function usePreviousDay(attempt: Attempt | undefined) {
  const [day, setDay] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt may have changed what is the previous one.
  useEffect(() => {
    ask<string | null>('previous').then(setDay, () => {})
  }, [attempt])
  return day
}

function Ending({ attempt }: { attempt: Attempt }) {
  switch (attempt.ending) {
    case 'stopped':
      return <p className="notice">{attempt.sentence}</p>
    case 'failed':
      return <p className="error">{attempt.sentence}</p>
    case 'published':
      return (
        <>
          <p className="verdict">{verdictOf(attempt.findings, oncePublished)}</p>
          <ul className="findings">
            {attempt.findings.map(({ level, message }) => (
              <li key={message} data-level={level}>
                <strong>{groups[level]}</strong>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </>
      )
  }
}

type ContinuationProps = { asks: Asks | undefined; onAnswer: (answer: Answers) => void }

/** Asks for what the publication lacks: an agreement, or a secret. */
function Continuation({ asks, onAnswer }: ContinuationProps) {
  if (!asks) return null
  if (asks !== 'secret') {
    return (
      <Button className="main" onClick={() => onAnswer(asks.answer)}>
        {asks.label}
      </Button>
    )
  }

  function sendSecret(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onAnswer({ secret: String(new FormData(event.currentTarget).get('secret')) })
  }

  return (
    <form className="build" onSubmit={sendSecret}>
      <label>
        Mot de passe ou jeton
        <input type="password" name="secret" autoComplete="off" required />
      </label>
      <Button type="submit" className="main">
        Continuer
      </Button>
    </form>
  )
}

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
