import { beforePublishing, verdictOf } from '../../../owner/problems/verdict.ts'
import { valueAt } from '../../../owner/values.ts'
import type { Place } from '../../server/show-problem.ts'
import type { State } from '../api.ts'
import { useStore } from '../store.ts'
import { Build } from './Build.tsx'
import { Publish } from './Publish.tsx'

type Props = { state: State; onPlace: (place: Place) => void }

/** The top of the last chapter: whether the site is ready, and the button that publishes it. */
export function ReadyToPublish({ state: { problems, previous }, onPlace }: Props) {
  const { files } = useStore()
  const hasDestination = valueAt(files['site.yaml'], ['deploy'])
  return (
    <>
      <p role="status" className="verdict">
        {verdictOf(problems, beforePublishing)}
      </p>
      {hasDestination ? <Publish previous={previous} onPlace={onPlace} /> : <Build />}
    </>
  )
}
