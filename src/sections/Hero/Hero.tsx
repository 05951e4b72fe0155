import { site } from 'virtual:site'
import { words } from 'virtual:words'
import { Fragment } from 'react'
import { guaranteePath } from '../../legal/guarantee-path.ts'
import styles from './Hero.module.css'

const { hero } = words.home

/** The promise and, in the same block, what it costs us not to keep it. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <h1>
        {hero.beforePromise} <span className={styles.promise}>{hero.promise}</span>{' '}
        {hero.afterPromise}
      </h1>
      <p className={styles.subline}>
        {hero.subline.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <span className={styles.sentence}>{sentence}</span>
          </Fragment>
        ))}
      </p>
      <p className={styles.guarantee}>
        {site.guaranteeSummary && <>{site.guaranteeSummary} </>}
        {site.addsAdBudget && <>{hero.adBudget} </>}
        <a id="garantie" href={guaranteePath}>
          {hero.guaranteeLink}
        </a>
      </p>
    </section>
  )
}
