import { words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import { DrawnMonth } from '../embeds/video/VideoCover.tsx'
import styles from './NotFoundPage.module.css'

const Month = () => (
  <div className={styles.month}>
    <DrawnMonth />
  </div>
)

export const NotFoundPage = () => (
  <PlainPage title={words.notFound.title} drawing={<Month />}>
    <p>{words.notFound.text}</p>
    <ButtonLink href="/">{words.notFound.link}</ButtonLink>
  </PlainPage>
)
