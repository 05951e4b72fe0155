import { site, words } from 'virtual:site'
import type { SchedulingFrame } from '../../../services/Service.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import { TabLink } from '../../components/TabLink.tsx'
import buttons from '../../styles/button.module.css'
import { useUtm } from '../use-utm.ts'
import styles from './SchedulingLinks.module.css'
import { slotsMail } from './slots-mail.ts'

/** Ways to book that work when the calendar's frame does not: another tab, an e-mail, the phone. */
export function SchedulingLinks({ scheduling }: { scheduling: Pick<SchedulingFrame, 'pageUrl'> }) {
  const utm = useUtm()
  return (
    <ul className={styles.links}>
      <li>
        <TabLink href={withParameters(scheduling.pageUrl, utm)}>
          {words.scheduling.links.open}
        </TabLink>
      </li>
      <li>
        <a className={buttons.text} href={slotsMail(site.supportEmail, utm)}>
          {words.scheduling.links.mail}
        </a>
      </li>
      {site.supportPhone && (
        <li>
          <PhoneLink />
        </li>
      )}
    </ul>
  )
}
