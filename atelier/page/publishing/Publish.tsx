import { type FormEvent, useState } from 'react'
import { beforePublishing, oncePublished, verdictOf } from '../../../owner/problems/verdict.ts'
import type { Answers, Asks } from '../../../publish/PublishError.ts'
import type { Outcome } from '../../server/actions.ts'
import type { State } from '../../server/follow-site.ts'
import { ask, RequestError } from '../api.ts'
import { Button } from '../Button.tsx'
import { describeError } from '../request.tsx'
import { saveAll, useStore } from '../store.ts'
import { FindingList } from './Findings.tsx'

/** The result of the last request to publish, and the owner's answers that were sent with it. */
type Attempt = { answers: Answers; outcome?: Outcome; sentence?: string; asks?: Asks | undefined }

async function publish(answers: Answers): Promise<Attempt> {
  try {
    await saveAll()
    // The answers, which may hold a password, are forgotten as soon as the site is on line.
    return { answers: {}, outcome: await ask<Outcome>('publish', answers) }
  } catch (error) {
    const asks = error instanceof RequestError ? error.asks : undefined
    return { answers, sentence: describeError(error), asks }
  }
}

type Props = { state: State; onField: (id: string) => void }

/** Whether the site is ready, and the button that publishes it: asks for a password or an agreement, then lists what was found on line. */
export function Publish({ state: { problems, previous }, onField }: Props) {
  const { progress } = useStore()
  const [attempt, setAttempt] = useState<Attempt>()
  const [isBusy, setBusy] = useState(false)

  async function start(answers: Answers) {
    setBusy(true)
    setAttempt(await publish(answers))
    setBusy(false)
  }

  return (
    <section aria-label="Publier">
      <p role="status" className="verdict">
        {verdictOf(problems, beforePublishing)}
      </p>
      <div className="tools">
        <Button className="main" disabled={isBusy} onClick={() => start({})}>
          Publier
        </Button>
        {previous && (
          <Button disabled={isBusy} onClick={() => start({ previous: true })}>
            Revenir à la publication du {previous}
          </Button>
        )}
      </div>
      <div role="status">
        {isBusy && (
          <p>
            <progress aria-label="Publication" value={progress?.share} />{' '}
            {progress?.sentence ?? 'La construction prend quelques secondes…'}
          </p>
        )}
        {!isBusy && attempt?.sentence && <p className="notice">{attempt.sentence}</p>}
        {!isBusy && attempt?.outcome && <Ending outcome={attempt.outcome} onField={onField} />}
      </div>
      {!isBusy && attempt?.asks && (
        <Continuation
          asks={attempt.asks}
          onAnswer={(answer) => start({ ...attempt.answers, ...answer })}
        />
      )}
    </section>
  )
}

function Ending({ outcome, onField }: Pick<Props, 'onField'> & { outcome: Outcome }) {
  if ('next' in outcome) return <p className="notice">Le site est construit. {outcome.next}</p>
  const { hour, url, findings } = outcome
  return (
    <>
      <p className="verdict">
        Publié à {hour} : <a href={url}>{url}</a>
      </p>
      <p>{verdictOf(findings, oncePublished)}</p>
      <FindingList problems={findings} onField={onField} />
    </>
  )
}

type ContinuationProps = { asks: Asks; onAnswer: (answer: Answers) => void }

/** Asks for what the publication lacks: an agreement, or a secret. */
function Continuation({ asks, onAnswer }: ContinuationProps) {
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
    <form onSubmit={sendSecret}>
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
