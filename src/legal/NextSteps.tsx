import { words } from 'virtual:site'
import { Icon } from '../components/Icon.tsx'
import step from '../sections/Step/Step.module.css'
import { steps } from '../sections/Step/Step.tsx'
import styles from './NextSteps.module.css'

export const NextSteps = () => (
  <nav className={styles.next} aria-labelledby="la-suite">
    <p id="la-suite" className={styles.title}>
      {words.legal.next}
    </p>
    <ol>
      {steps.map(({ id, label, title }) => (
        <li key={id}>
          <a href={`/#${id}`}>
            <span className={step.label}>{label}</span> <span>{title}</span>
            <Icon className={styles.arrow} path="M3.5 10h13M11.4 4.9l5.1 5.1-5.1 5.1" />
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
