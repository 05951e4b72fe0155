import { words } from 'virtual:site'
import buttons from '../../styles/button.module.css'
import type { Failure } from '../embed-view.ts'
import { useBooking } from '../scheduling/bookings.ts'
import { VideoLinks } from './VideoLinks.tsx'
import styles from './VideoPanel.module.css'

type Props = { onRestart?: (() => void) | undefined }

export function EndPanel({ onRestart }: Props) {
  const booking = useBooking()
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        {booking ? words.scheduling.booked[booking].title : words.home.schedulingStep.title}
      </p>
      {!booking && (
        <a className={buttons.text} href="#agenda">
          {words.video.next}
        </a>
      )}
      <button type="button" className={buttons.text} onClick={onRestart}>
        {words.video.again}
      </button>
    </div>
  )
}

type FailureProps = Props & { failure: Failure; message: string }

/** The style sheet fills what follows the message: the way that helps most. */
export function FailurePanel({ failure, message, onRestart }: FailureProps) {
  const isOffline = failure === 'offline'
  const retry = (
    <button type="button" className={buttons.text} onClick={onRestart}>
      {words.everyPage.retry}
    </button>
  )
  return (
    <div className={`${styles.panel} ${styles.failure}`}>
      <p className={styles.title}>{message}</p>
      {isOffline && retry}
      <VideoLinks />
      {!isOffline && retry}
    </div>
  )
}
