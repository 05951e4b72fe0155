import { Icon } from './Icon.tsx'
import styles from './Tick.module.css'

/** The mark of a booked call. */
export const Tick = () => <Icon className={styles.tick} path="M3.5 10.6l4.2 4.2 8.8-9.6" />
