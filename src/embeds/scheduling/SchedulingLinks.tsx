import { site, words } from 'virtual:site'
import { withParameters } from '../../../services/with-parameters.ts'
import { TabLink } from '../../components/TabLink.tsx'
import { fill } from '../../fill.ts'
import { phoneAddress } from '../../formats/phone-address.ts'
import buttons from '../../styles/button.module.css'
import type { Failure } from '../embed-view.ts'
import { useCampaign } from '../use-campaign.ts'
import styles from './SchedulingLinks.module.css'
import { slotsMail } from './slots-mail.ts'

/**
 * Ways to book that work when the calendar's frame does not: another tab, an e-mail, the phone.
 *
 * @param failure why the calendar is not shown, where that is known
 */
export function SchedulingLinks({ failure }: { failure?: Failure }) {
  const campaign = useCampaign()
  const isOffline = failure === 'offline'
  const isFilled = failure !== undefined && !isOffline
  const phone = site.supportPhone && (
    <li>
      <a className={buttons.text} href={phoneAddress(site.supportPhone)}>
        {fill(words.everyPage.call, { phone: site.supportPhone })}
      </a>
    </li>
  )
  return (
    <ul className={styles.links}>
      {isOffline && phone}
      <li>
        <TabLink href={withParameters(site.scheduling.pageUrl, campaign)} isFilled={isFilled}>
          {words.scheduling.links.open}
        </TabLink>
      </li>
      <li>
        <a className={buttons.text} href={slotsMail(site.supportEmail, campaign)}>
          {words.scheduling.links.mail}
        </a>
      </li>
      {!isOffline && phone}
    </ul>
  )
}
