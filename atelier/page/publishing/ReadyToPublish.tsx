import { beforePublishing, verdictOf } from '../../../owner/problems/report.ts'
import { valueAt } from '../../../owner/values.ts'
import type { Chapter } from '../../server/describe-form.ts'
import type { Place } from '../../server/show-problem.ts'
import { shownData, useAtelier } from '../use-atelier.ts'
import { Build } from './Build.tsx'
import { type Finding, Findings } from './Findings.tsx'
import { Publish } from './Publish.tsx'

type Props = {
  problems: Finding[]
  fixesByChapter: Map<Chapter, Finding[]>
  onPlace: (place: Place) => void
}

/** The end of the last chapter: what is left to do in each chapter, then the button that publishes. */
export function ReadyToPublish({ problems, fixesByChapter, onPlace }: Props) {
  const hasDestination = valueAt(shownData('site.yaml', useAtelier()), ['deploy'])
  const toVerify = problems.filter(({ level }) => level !== 'fix')
  return (
    <>
      <h3>Prêt à publier ?</h3>
      <p role="status" className="verdict">
        {verdictOf(problems, beforePublishing)}
      </p>
      {[...fixesByChapter].map(([{ title }, fixes]) => (
        <Findings key={title} title={title} problems={fixes} onPlace={onPlace} />
      ))}
      <Findings title="À vérifier vous-même" problems={toVerify} onPlace={onPlace} />
      {hasDestination ? <Publish /> : <Build />}
    </>
  )
}
