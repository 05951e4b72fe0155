import { words } from 'virtual:site'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { CoverMonth } from '../components/DrawnMonth.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import styles from './NotFoundPage.module.css'

const Month = () => (
  <div className={styles.month}>
    <CoverMonth />
  </div>
)

export const NotFoundPage = () => (
  <PlainPage title={words.notFound.title} drawing={<Month />}>
    <p>{words.notFound.text}</p>
    <ButtonLink href="/">{words.notFound.link}</ButtonLink>
  </PlainPage>
)
