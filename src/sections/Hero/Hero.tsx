import { site } from 'virtual:site'
import { Fragment } from 'react'
import { home } from '../../../content/home.ts'
import { guaranteePath } from '../../legal/guarantee-path.ts'
import styles from './Hero.module.css'

const words = home.hero

/** The promise and, in the same block, what it costs us not to keep it. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <h1>
        {words.beforePromise} <span className={styles.promise}>{words.promise}</span>{' '}
        {words.afterPromise}
      </h1>
      <p className={styles.subline}>
        {words.subline.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <span className={styles.sentence}>{sentence}</span>
          </Fragment>
        ))}
      </p>
      <p className={styles.guarantee}>
        {site.guaranteeSummary && <>{site.guaranteeSummary} </>}
        <a href={guaranteePath}>{words.guaranteeLink}</a>
      </p>
    </section>
  )
}
