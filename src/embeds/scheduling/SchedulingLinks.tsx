import { site, words } from 'virtual:site'
import type { SchedulingFrame } from '../../../services/Service.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import { TabLink } from '../../components/TabLink.tsx'
import buttons from '../../styles/button.module.css'
import type { Failure } from '../embed-view.ts'
import { useUtm } from '../use-utm.ts'
import styles from './SchedulingLinks.module.css'
import { slotsMail } from './slots-mail.ts'

type Props = {
  scheduling: Pick<SchedulingFrame, 'pageUrl'>
  /** Why the calendar is not shown, where that is known. */
  failure?: Failure
}

/** Ways to book that work when the calendar's frame does not: another tab, an e-mail, the phone. */
export function SchedulingLinks({ scheduling, failure }: Props) {
  const utm = useUtm()
  const isOffline = failure === 'offline'
  const isFilled = failure !== undefined && !isOffline
  const phone = site.supportPhone && (
    <li>
      <PhoneLink />
    </li>
  )
  return (
    <ul className={styles.links}>
      {isOffline && phone}
      <li>
        <TabLink href={withParameters(scheduling.pageUrl, utm)} isFilled={isFilled}>
          {words.scheduling.links.open}
        </TabLink>
      </li>
      <li>
        <a className={buttons.text} href={slotsMail(site.supportEmail, utm)}>
          {words.scheduling.links.mail}
        </a>
      </li>
      {!isOffline && phone}
    </ul>
  )
}
