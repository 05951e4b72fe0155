import { words } from 'virtual:site'
import styles from './Banner.module.css'
import { Icon } from './Icon.tsx'

/** The black strip at the top. On the home page its arrow links to step 1; on others, a house links home. */
export function Banner({ path }: { path: string }) {
  const isHome = path === '/'
  return (
    <header className={styles.banner}>
      {!isHome && (
        <a className={`${styles.link} ${styles.home}`} href="/" aria-label={words.everyPage.home}>
          <Icon path="M3 9.8 10 3.6l7 6.2M5 8.2v8.2h10V8.2" />
        </a>
      )}
      <p className={styles.text}>
        {words.home.banner}{' '}
        {isHome ? (
          <a className={styles.link} href="#video" aria-label={words.home.bannerArrow}>
            <DownArrow />
          </a>
        ) : (
          <DownArrow />
        )}
      </p>
    </header>
  )
}

const DownArrow = () => (
  <span className={styles.arrow}>
    <Icon path="M10 3.2v13M4.6 11l5.4 5.4 5.4-5.4" />
  </span>
)
