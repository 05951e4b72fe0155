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
          {factsOf(service).map(({ terms, fact }) => (
            <div key={fact}>
              {terms.map((term) => (
                <dt key={term}>{term}</dt>
              ))}
              <dd>{fact}</dd>
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

type Fact = { terms: string[]; fact: string }

/** What the service says of itself. One sentence stands for all that no page of its own says. */
function factsOf(service: ThirdParty['service']): Fact[] {
  const { company, purposes, trackers, tracker, nothing, unpublished } = words.question
  const trackersInWords = service.trackers?.map((each) => fill(tracker, each)).join(', ')
  const facts: Fact[] = [
    { terms: [company], fact: `${service.company ?? service.name} (${service.country})` },
  ]
  const missing: string[] = []
  for (const [term, fact] of [
    [purposes, service.purposes],
    [trackers, trackersInWords === '' ? nothing : trackersInWords],
  ] as const) {
    if (fact) facts.push({ terms: [term], fact })
    else missing.push(term)
  }
  if (missing.length > 0) facts.push({ terms: missing, fact: fillService(unpublished, service) })
  return facts
}
