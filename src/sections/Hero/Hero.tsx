import { site, words } from 'virtual:site'
import { guaranteePath } from '../../legal/guarantee-path.ts'
import buttons from '../../styles/button.module.css'
import styles from './Hero.module.css'

const { hero } = words.home
/** « 30+ rendez-vous », joined by a no-break space, and what the owner may add after it. */
const [quantity, ...afterQuantity] = hero.promise.split(' ')
const sublines = site.addsAdBudget ? [...hero.subline, hero.adBudget] : hero.subline

/** The promise, what happens if it is not kept and, once unfolded, what the guarantee covers. */
export const Hero = () => (
  <section className={styles.hero}>
    <h1>
      {hero.beforePromise}{' '}
      <span className={styles.promise}>
        <span className={styles.quantity}>{quantity}</span>
        {afterQuantity.map((word) => ` ${word}`)}
      </span>{' '}
      {hero.afterPromise}
    </h1>
    <div className={styles.remedy}>
      <p className={styles.subline}>
        {sublines.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>{' '}
      <details className={styles.guarantee}>
        <summary className={buttons.text}>
          <span>{hero.guarantee}</span>
        </summary>
        <p>
          {site.guaranteeSummary ?? hero.guaranteeTerms}{' '}
          <a href={guaranteePath}>{hero.guaranteeLink}</a>
        </p>
      </details>
    </div>
  </section>
)
