import styles from './Announcer.module.css'

/** Says the title of a page that came without a page load: screen readers hear nothing of those. */
export const Announcer = () => <p id="annonce" className={styles.announcer} role="status" />
