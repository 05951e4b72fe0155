import { site, words } from 'virtual:site'
import { fill, fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { SchedulingLinks } from '../scheduling/SchedulingLinks.tsx'
import { WaysOut } from '../video/VideoLinks.tsx'
import type { ThirdParty } from './consent.ts'
import styles from './ServiceDetails.module.css'

/**
 * « En savoir plus »: what the visitor should know before agreeing to a service. It opens below the
 * question of an embed (`Question.tsx`), and in the dialog « Gérer mes choix »
 * (`ServiceChoices.tsx`).
 */
export function ServiceDetails({ purpose, service }: ThirdParty) {
  return (
    <details className={styles.details}>
      <summary className={buttons.text}>
        {words.question.more}
        <span className={hidden.visuallyHidden}> {service.name}</span>
      </summary>
      <div className={styles.panel}>
        <dl>
          {describeService(service).map(({ terms, description }) => (
            <div key={description}>
              {terms.map((term) => (
                <dt key={term}>{term}</dt>
              ))}
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <p>{fillService(words.question.receives[purpose], service)}</p>
        <p>{words.question.duration}</p>
        <ul>
          <li>
            <a href="/politique-confidentialite">{words.frame.ourPolicy}</a>
          </li>
          <li>
            <a href={service.privacyPolicy} target="_blank" rel="noopener">
              {fillService(words.question.theirPolicy, service)} {words.frame.newTab}
            </a>
          </li>
        </ul>
        <p>{words.question.alternatives}</p>
        {purpose === 'video' ? (
          <p>
            <WaysOut video={site.video} />
          </p>
        ) : (
          <SchedulingLinks scheduling={site.scheduling} />
        )}
      </div>
    </details>
  )
}

/** An entry of the list: one or more terms that share a description. */
type Entry = { terms: string[]; description: string }

/**
 * The entries of the list. Facts that no page of the service publishes share one entry, which says
 * so.
 */
function describeService(service: ThirdParty['service']): Entry[] {
  const { company, purposes, trackers, unpublished } = words.question
  const facts = [
    { term: company, description: `${service.company ?? service.name} (${service.country})` },
    { term: purposes, description: service.purposes },
    { term: trackers, description: describeTrackers(service) },
  ]
  const entries: Entry[] = []
  const unpublishedTerms: string[] = []
  for (const { term, description } of facts) {
    if (description) entries.push({ terms: [term], description })
    else unpublishedTerms.push(term)
  }
  if (unpublishedTerms.length > 0) {
    entries.push({ terms: unpublishedTerms, description: fillService(unpublished, service) })
  }
  return entries
}

/** What the service stores on the device; `undefined` where no page of the service says it. */
function describeTrackers({ trackers }: ThirdParty['service']): string | undefined {
  const { tracker, nothing } = words.question
  if (trackers?.length === 0) return nothing
  return trackers?.map((each) => fill(tracker, each)).join(', ')
}
