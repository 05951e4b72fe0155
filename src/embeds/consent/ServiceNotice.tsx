import { site, words } from 'virtual:site'
import type { EmbedKind } from '../../../services/Service.ts'
import { fillService } from '../../fill.ts'
import styles from './ConsentQuestion.module.css'
import { mustAsk } from './use-consent.ts'

/** A line below another company's service that loads without consent: its name, and what it receives. */
export function ServiceNotice({ kind }: { kind: EmbedKind }) {
  const { service } = site[kind]
  if (!service || service.isOwn || mustAsk(kind)) return null
  return (
    <p className={styles.notice}>
      {fillService(words.serviceNotice[kind], service)} {service.note}{' '}
      <a href="/politique-confidentialite">{words.everyPage.ourPolicy}</a>
    </p>
  )
}
