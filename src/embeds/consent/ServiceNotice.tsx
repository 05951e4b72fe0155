import { site, words } from 'virtual:site'
import { fillService } from '../../fill.ts'
import styles from './ConsentQuestion.module.css'
import type { Purpose } from './consent.ts'
import { mustAsk } from './use-consent.ts'

/** A line below another company's service that loads without consent: its name, and what it receives. */
export function ServiceNotice({ purpose }: { purpose: Purpose }) {
  const { service } = site[purpose]
  if (!service || service.isOwn || mustAsk(purpose)) return null
  return (
    <p className={styles.notice}>
      {fillService(words.serviceNotice[purpose], service)} {service.note}{' '}
      <a href="/politique-confidentialite">{words.frame.ourPolicy}</a>
    </p>
  )
}
