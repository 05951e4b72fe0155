import { type FormEvent, useState } from 'react'
import { oncePublished, verdictOf } from '../../../owner/problems/verdict.ts'
import type { Answers, Asks } from '../../../publish/PublishError.ts'
import type { Outcome } from '../../server/actions.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { useRequest } from '../request.tsx'
import { saveAll, useStore } from '../store.ts'
import { FindingList } from './Findings.tsx'

type Props = { previous: string | undefined; onField: (id: string) => void }

/** Whether the site is ready, and the button that publishes it: asks for a password or an agreement, then lists what was found on line. */
export function Publish({ previous, onField }: Props) {
  const { progress } = useStore()
  const { isBusy, outcome, error, run } = useRequest<Outcome>()
  const [given, setGiven] = useState<Answers>({})

  function start(answers: Answers) {
    setGiven(answers)
    run(async () => {
      await saveAll()
      const published = await ask<Outcome>('publish', answers)
      // The answers, which may hold a password, are forgotten as soon as the site is on line.
      setGiven({})
      return published
    })
  }

  return (
    <section aria-label="Publier">
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
            <progress aria-label="Publication" value={progress} />
            {progress === undefined && ' La construction prend quelques secondes…'}
          </p>
        )}
        {error && <p className="notice">{error.message}</p>}
        {outcome && <Ending outcome={outcome} onField={onField} />}
      </div>
      {error?.asks && (
        <Continuation asks={error.asks} onAnswer={(answer) => start({ ...given, ...answer })} />
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
