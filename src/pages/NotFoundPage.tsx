import { words } from 'virtual:site'
import { CoverMonth } from '../components/DrawnMonth.tsx'
import { PlainPage } from '../components/PlainPage.tsx'
import buttons from '../styles/button.module.css'
import styles from './NotFoundPage.module.css'

const Month = () => (
  <div className={styles.month}>
    <CoverMonth />
  </div>
)

export const NotFoundPage = () => (
  <PlainPage title={words.notFound.title} drawing={<Month />}>
    <p>{words.notFound.text}</p>
    <a className={buttons.filled} href="/">
      {words.notFound.link}
    </a>
  </PlainPage>
)
