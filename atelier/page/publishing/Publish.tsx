import { type FormEvent, useEffect, useState } from 'react'
import { oncePublished, verdictOf } from '../../../owner/problems/verdict.ts'
import type { Answers, Asks } from '../../../publish/PublishError.ts'
import type { Outcome } from '../../server/publisher.ts'
import type { Place } from '../../server/show-problem.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { saveAll } from '../follow-server.ts'
import { describeError } from '../request.tsx'
import { FindingList } from './Findings.tsx'

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

type Props = { previous: string | undefined; onPlace: (place: Place) => void }

/** Publishes the site: asks for a password or an agreement, then lists what was found on line. */
export function Publish({ previous, onPlace }: Props) {
  const [attempt, setAttempt] = useState<Attempt>()
  const [isBusy, setBusy] = useState(false)

  async function start(answers: Answers) {
    setBusy(true)
    setAttempt(await publish(answers))
    setBusy(false)
  }

  return (
    <section aria-label="Publier" className="build">
      <Button className="main" disabled={isBusy} onClick={() => start({ previous: false })}>
        Publier
      </Button>{' '}
      {previous && (
        <Button disabled={isBusy} onClick={() => start({ previous: true })}>
          Revenir à la publication du {previous}
        </Button>
      )}
      <div role="status">
        {isBusy ? <Progress /> : attempt && <Ending attempt={attempt} onPlace={onPlace} />}
      </div>
      {!isBusy && attempt?.ending === 'stopped' && (
        <Continuation
          asks={attempt.asks}
          onAnswer={(answer) => start({ ...attempt.answers, ...answer })}
        />
      )}
    </section>
  )
}

function Ending({ attempt, onPlace }: Pick<Props, 'onPlace'> & { attempt: Attempt }) {
  switch (attempt.ending) {
    case 'stopped':
      return <p className="notice">{attempt.sentence}</p>
    case 'failed':
      return <p className="error">{attempt.sentence}</p>
    case 'published':
      return (
        <>
          <p className="verdict">
            Publié à {attempt.hour} : <a href={attempt.url}>{attempt.url}</a>
          </p>
          <p>{verdictOf(attempt.findings, oncePublished)}</p>
          <FindingList problems={attempt.findings} onPlace={onPlace} />
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
