import { useRef, useState } from 'react'
import { oncePublished, verdictOf } from '../../../owner/problems/verdict.ts'
import type { PublishingChoices } from '../../../publish/PublishError.ts'
import { Tick } from '../../../src/components/Tick.tsx'
import type { ShownPublication } from '../../server/actions.ts'
import type { State } from '../../server/follow-site.ts'
import { Button } from '../Button.tsx'
import { sendRequest } from '../send-request.ts'
import { saveAll, useStore } from '../store.ts'
import { useRequest } from '../use-request.tsx'
import { Findings } from './Findings.tsx'

type Props = { state: State; onField: (id: string) => void }

/** Publishes the site: asks for agreements where some are needed, then lists what was found on line. */
export function Publish({ state: { previous, secretName }, onField }: Props) {
  const { progress } = useStore()
  const { isBusy, outcome, error, run } = useRequest<ShownPublication>()
  const [given, setGiven] = useState<PublishingChoices>({})
  const secret = useRef<HTMLInputElement>(null)

  function start(answers: PublishingChoices) {
    setGiven(answers)
    run(async () => {
      await saveAll()
      const published = await sendRequest<ShownPublication>('publish', {
        ...answers,
        secret: secret.current?.value,
      })
      if (secret.current) secret.current.value = ''
      return published
    })
  }

  const agreement = error?.asks === 'secret' ? undefined : error?.asks
  return (
    <section aria-label="Publier" className="publish">
      {secretName && (
        <div className="field">
          <label className="label" htmlFor="secret">
            {secretName}
          </label>
          <p className="help">Il sert cette fois seulement, et n’est gardé nulle part.</p>
          <input id="secret" ref={secret} type="password" autoComplete="off" disabled={isBusy} />
        </div>
      )}
      <div className="tools">
        <Button className="main" disabled={isBusy} onClick={() => start({})}>
          Publier
        </Button>
        {previous && (
          <Button disabled={isBusy} onClick={() => start({ previous: true })}>
            Remettre en ligne {previous}
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
      {agreement && (
        <Button className="main" onClick={() => start({ ...given, ...agreement.answer })}>
          {agreement.label}
        </Button>
      )}
    </section>
  )
}

function Ending({ outcome, onField }: Pick<Props, 'onField'> & { outcome: ShownPublication }) {
  if ('next' in outcome)
    return <p className="notice">Le site est construit. Il reste à lancer : {outcome.next}</p>
  const { hour, url, findings } = outcome
  return (
    <>
      <div className="notice tools published">
        <Tick />
        <p>
          <strong>Publié à {hour}</strong> : <a href={url}>{url}</a>
        </p>
      </div>
      <p>{verdictOf(findings, oncePublished)}</p>
      <Findings problems={findings} verdict={oncePublished} isOpen onField={onField} />
    </>
  )
}
