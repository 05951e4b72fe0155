import { site, words } from 'virtual:site'
import { PageLink } from '../../app/Navigation.tsx'
import { fill, fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { SchedulingLinks } from '../scheduling/SchedulingLinks.tsx'
import { WaysOut } from '../video/VideoLinks.tsx'
import type { ThirdParty } from './consent.ts'
import styles from './ServiceDetails.module.css'

/** « En savoir plus »: what the visitor should know before agreeing to a service. */
export function ServiceDetails({ purpose, service }: ThirdParty) {
  const facts = describeService(service)
  const published = facts.filter(({ description }) => description !== null)
  const unpublished = facts.filter(({ description }) => description === null)
  return (
    <details className={styles.details}>
      <summary className={buttons.text}>
        {words.question.more}
        <span className={hidden.visuallyHidden}> {service.name}</span>
      </summary>
      <div className={styles.panel}>
        <dl>
          {published.map(({ term, description }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
          {unpublished.length > 0 && (
            <div>
              {unpublished.map(({ term }) => (
                <dt key={term}>{term}</dt>
              ))}
              <dd>{fillService(words.question.unpublished, service)}</dd>
            </div>
          )}
        </dl>
        <p>{fillService(words.question.receives[purpose], service)}</p>
        <p>{words.question.duration}</p>
        <ul>
          <li>
            <PageLink href="/politique-confidentialite">{words.frame.ourPolicy}</PageLink>
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

/** What the service publishes about itself; a description is `null` where it publishes nothing. */
function describeService(service: ThirdParty['service']) {
  const { company, purposes, trackers } = words.question
  return [
    { term: company, description: `${service.company ?? service.name} (${service.country})` },
    { term: purposes, description: service.purposes ?? null },
    { term: trackers, description: describeTrackers(service) },
  ]
}

function describeTrackers({ trackers }: ThirdParty['service']): string | null {
  if (!trackers) return null
  const { tracker, nothing } = words.question
  if (trackers.length === 0) return nothing
  return trackers.map((each) => fill(tracker, each)).join(', ')
}
