import { site } from 'virtual:site'
import { scheduling as words } from '../../../content/scheduling.ts'
import { useUtm, withUtm } from '../../attribution.ts'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import styles from './SchedulingLinks.module.css'
import type { SchedulingFrame } from './SchedulingProvider.ts'
import { slotsMail } from './slots-mail.ts'

/** The ways to book that need nothing of the page: another tab, an e-mail, the phone. */
export function SchedulingLinks({ scheduling }: { scheduling: Pick<SchedulingFrame, 'pageUrl'> }) {
  const utm = useUtm()
  return (
    <ul className={styles.links}>
      <li>
        <a href={withUtm(scheduling.pageUrl, utm)} target="_blank" rel="noopener">
          {words.links.open}
        </a>
      </li>
      <li>
        <a href={slotsMail(site.supportEmail, utm)}>{words.links.mail}</a>
      </li>
      {site.supportPhone && (
        <li>
          <PhoneLink />
        </li>
      )}
    </ul>
  )
}
