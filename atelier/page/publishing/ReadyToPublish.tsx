import { beforePublishing, verdictOf } from '../../../owner/problems/verdict.ts'
import { valueAt } from '../../../owner/values.ts'
import type { Place } from '../../server/show-problem.ts'
import type { State } from '../api.ts'
import { chapterOf } from '../chapter-of.ts'
import { shownData, useAtelier } from '../use-atelier.ts'
import { Build } from './Build.tsx'
import { Findings } from './Findings.tsx'
import { Publish } from './Publish.tsx'

type Props = { state: State; onPlace: (place: Place) => void }

/** The end of the last chapter: what is left to do in each chapter, then the button that publishes. */
export function ReadyToPublish({ state: { chapters, problems }, onPlace }: Props) {
  const hasDestination = valueAt(shownData('site.yaml', useAtelier()), ['deploy'])
  const fixes = problems.filter(({ level }) => level === 'fix')
  const toVerify = problems.filter(({ level }) => level !== 'fix')
  return (
    <>
      <h3>Prêt à publier ?</h3>
      <p role="status" className="verdict">
        {verdictOf(problems, beforePublishing)}
      </p>
      {chapters.map((chapter) => (
        <Findings
          key={chapter.title}
          title={chapter.title}
          problems={fixes.filter(({ place }) => chapterOf(chapters, place) === chapter)}
          onPlace={onPlace}
        />
      ))}
      <Findings title="À vérifier vous-même" problems={toVerify} onPlace={onPlace} />
      {hasDestination ? <Publish /> : <Build />}
    </>
  )
}
