import { site, words } from 'virtual:site'
import { guaranteePath } from '../../legal/guarantee-path.ts'
import styles from './Hero.module.css'

const { hero } = words.home

/** The promise, what happens when it is not kept, and the link to its conditions. */
export function Hero() {
  const { guaranteeSummary, addsAdBudget } = site
  const link = (
    <a id="garantie" className={styles.link} href={guaranteePath}>
      {hero.guaranteeLink}
    </a>
  )
  const isExplained = guaranteeSummary !== null || addsAdBudget
  return (
    <section className={styles.hero}>
      <h1>
        {hero.beforePromise} <span className={styles.promise}>{hero.promise}</span>{' '}
        {hero.afterPromise}
      </h1>
      <p className={styles.subline}>
        {hero.subline.join(' ')} {!isExplained && link}
      </p>
      {isExplained && (
        <p className={styles.guarantee}>
          {guaranteeSummary} {addsAdBudget && hero.adBudget} {link}
        </p>
      )}
    </section>
  )
}
