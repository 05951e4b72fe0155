import styles from './StepHeading.module.css'

/** « Étape 1 sur 2 : » above its title, in one `h2`: read and announced as one sentence. */
export function StepHeading({ id, label, title }: { id: string; label: string; title: string }) {
  return (
    <h2 id={id} className={styles.heading}>
      <span className={styles.label}>{label}</span> <span className={styles.title}>{title}</span>
    </h2>
  )
}
