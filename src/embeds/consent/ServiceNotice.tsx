import { site, words } from 'virtual:site'
import { fillService } from '../../fill.ts'
import type { Purpose } from './consent.ts'
import styles from './Question.module.css'

/** A line below a service that loads without consent: its name, and what it receives. */
export function ServiceNotice({ purpose }: { purpose: Purpose }) {
  const { service } = site[purpose]
  if (!service || service.isOwn || site.consent !== 'none') return null
  return (
    <p className={styles.notice}>
      {fillService(words.serviceNotice[purpose], service)}{' '}
      <a href="/politique-confidentialite">{words.frame.ourPolicy}</a>
    </p>
  )
}
