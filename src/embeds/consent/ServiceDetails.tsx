import { words } from 'virtual:site'
import { TabLink } from '../../components/TabLink.tsx'
import { fill, fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { SchedulingLinks } from '../scheduling/SchedulingLinks.tsx'
import { VideoLinks } from '../video/VideoLinks.tsx'
import type { ThirdParty } from './consent.ts'
import styles from './ServiceDetails.module.css'

/** « En savoir plus »: what the visitor should know before agreeing to a service. */
export function ServiceDetails({ kind, service }: ThirdParty) {
  return (
    <details className={buttons.details}>
      <summary className={buttons.text}>
        <span>
          {words.question.more}
          <span className={hidden.visuallyHidden}> {service.name}</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <dl>
          {factsOf({ kind, service }).map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p>{fillService(words.question.receives[kind], service)}</p>
        <p>{words.question.duration}</p>
        <ul>
          <li>
            <a className={buttons.text} href="/politique-confidentialite">
              {words.everyPage.ourPolicy}
            </a>
          </li>
          <li>
            <TabLink href={service.privacyPolicy}>
              {fillService(words.question.theirPolicy, service)} {words.everyPage.newTab}
            </TabLink>
          </li>
        </ul>
        <p>{words.question.alternatives}</p>
        {kind === 'video' ? (
          <p>
            <VideoLinks />
          </p>
        ) : (
          <SchedulingLinks />
        )}
      </div>
    </details>
  )
}

/** Who the service is, and what it does. Where its purposes or trackers are not known, its policy tells them. */
function factsOf({ kind, service }: ThirdParty): [label: string, fact: string][] {
  const { question } = words
  const { name, country, legalName, purposes, trackers } = service
  const inTheirPolicy = fillService(question.unpublished, service)
  const list = trackers?.map((tracker) => fill(question.tracker, tracker)).join(', ')
  return [
    [question.company, `${legalName ?? name} (${country})`],
    [question.ourPurpose, question.purposes[kind]],
    [question.theirPurposes, purposes ?? inTheirPolicy],
    [question.theirTrackers, list === undefined ? inTheirPolicy : list || question.nothing],
  ]
}
