import { site, words } from 'virtual:site'
import { fill, fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { SchedulingLinks } from '../scheduling/SchedulingLinks.tsx'
import { WaysOut } from '../video/VideoLinks.tsx'
import type { ThirdParty } from './consent.ts'
import styles from './ServiceDetails.module.css'

/**
 * « En savoir plus »: what a visitor may want to know before agreeing to a service. It is the same with
 * the question of an embed and in « Gérer mes choix ».
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

type Entry = { terms: string[]; description: string }

/** The entries of the list. What no page of the service publishes shares one entry, which says so. */
function describeService(service: ThirdParty['service']): Entry[] {
  const { company, purposes, trackers, tracker, nothing, unpublished } = words.question
  const trackersInWords = service.trackers?.map((each) => fill(tracker, each)).join(', ')
  const entries: Entry[] = [
    { terms: [company], description: `${service.company ?? service.name} (${service.country})` },
  ]
  const missing: string[] = []
  for (const [term, description] of [
    [purposes, service.purposes],
    [trackers, trackersInWords === '' ? nothing : trackersInWords],
  ] as const) {
    if (description) entries.push({ terms: [term], description })
    else missing.push(term)
  }
  if (missing.length > 0) {
    entries.push({ terms: missing, description: fillService(unpublished, service) })
  }
  return entries
}
