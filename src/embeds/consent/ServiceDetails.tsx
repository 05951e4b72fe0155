import { site, words } from 'virtual:site'
import { PageLink } from '../../app/Navigation.tsx'
import { TabLink } from '../../components/TabLink.tsx'
import { fill, fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { SchedulingLinks } from '../scheduling/SchedulingLinks.tsx'
import { WaysOut } from '../video/VideoLinks.tsx'
import type { ThirdParty } from './consent.ts'
import styles from './ServiceDetails.module.css'

/** « En savoir plus »: what the visitor should know before agreeing to a service. */
export function ServiceDetails({ purpose, service }: ThirdParty) {
  return (
    <details className={styles.details}>
      <summary className={buttons.text}>
        {words.question.more}
        <span className={hidden.visuallyHidden}> {service.name}</span>
      </summary>
      <div className={styles.panel}>
        <dl>
          <div>
            <dt>{words.question.company}</dt>
            <dd>{`${service.company ?? service.name} (${service.country})`}</dd>
          </div>
          <div>
            <dt>{words.question.purposesAndTrackers}</dt>
            <dd>{purposesAndTrackers(service)}</dd>
          </div>
        </dl>
        <p>{fillService(words.question.receives[purpose], service)}</p>
        <p>{words.question.duration}</p>
        <ul>
          <li>
            <PageLink className={buttons.text} href="/politique-confidentialite">
              {words.frame.ourPolicy}
            </PageLink>
          </li>
          <li>
            <TabLink href={service.privacyPolicy}>
              {fillService(words.question.theirPolicy, service)} {words.frame.newTab}
            </TabLink>
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

/** What is known of the service's purposes and trackers; where nothing is, its policy says it. */
function purposesAndTrackers(service: ThirdParty['service']): string {
  const { tracker, nothing, unpublished } = words.question
  const list = service.trackers?.map((each) => fill(tracker, each)).join(', ')
  const known = list === undefined ? fillService(unpublished, service) : list || nothing
  return [service.purposes, known].filter(Boolean).join('\u00a0; ')
}
