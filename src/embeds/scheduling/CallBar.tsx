import { site, words } from 'virtual:site'
import { withParameters } from '../../../services/with-parameters.ts'
import { TabLink } from '../../components/TabLink.tsx'
import { fill } from '../../fill.ts'
import panes from '../../styles/panes.module.css'
import { useCampaign } from '../use-campaign.ts'
import styles from './CallBar.module.css'

/** The facts about the call, and the link to the calendar's own page, unless a panel below has it. */
export function CallBar({ hasLink }: { hasLink: boolean }) {
  const { means, with: caller, pageUrl } = site.scheduling
  const campaign = useCampaign()
  return (
    <div className={styles.bar}>
      <ul className={styles.facts}>
        <li>
          <strong>{words.scheduling.duration}</strong>
        </li>
        {means && <li>{means}</li>}
        {caller && <li>{fill(words.scheduling.withCaller, { caller })}</li>}
      </ul>
      <div className={panes.panes}>
        <span hidden={!hasLink}>
          <TabLink href={withParameters(pageUrl, campaign)}>{words.scheduling.openHere}</TabLink>
        </span>
      </div>
    </div>
  )
}
