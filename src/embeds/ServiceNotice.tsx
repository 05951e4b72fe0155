import { site } from 'virtual:site'
import { ourPolicy, serviceNotice as words } from '../../content/consent.ts'
import type { Purpose } from './consent.ts'
import styles from './ServiceNotice.module.css'

/** Where a service comes with the page, one line says which and what it learns by that. */
export function ServiceNotice({ purpose }: { purpose: Purpose }) {
  const { service } = site[purpose]
  if (!service || site.consent !== 'none') return null
  return (
    <p className={styles.notice}>
      {words[purpose](service)} <a href="/politique-confidentialite">{ourPolicy}</a>
    </p>
  )
}
