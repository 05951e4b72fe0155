import { words } from 'virtual:words'
import { fill } from '../fill.ts'
import { guaranteePath } from '../legal/guarantee-path.ts'
import styles from './Banner.module.css'
import { Icon } from './Icon.tsx'

/** Readers of the conditions come from the link under the promise: the strip leads back to it. */
const wayHome = (path: string) => (guaranteePath.startsWith(`${path}#`) ? '/#garantie' : '/')

/** The fixed black strip. Everywhere but at home it is also the way there, always within reach. */
export function Banner({ path }: { path: string }) {
  const { banner } = words.home
  return (
    <header className={styles.banner}>
      {path === '/' ? (
        <p className={styles.text}>
          {banner} <Down />
        </p>
      ) : (
        <a
          className={styles.home}
          href={wayHome(path)}
          aria-label={fill(words.frame.home, { banner })}
        >
          <Icon className={styles.house} path="M3 9.8 10 3.6l7 6.2M5 8.2v8.2h10V8.2" />
          <span className={styles.text}>
            {banner} <Down />
          </span>
        </a>
      )}
    </header>
  )
}

const Down = () => <Icon className={styles.arrow} path="M10 3.2v13M4.6 11l5.4 5.4 5.4-5.4" />
