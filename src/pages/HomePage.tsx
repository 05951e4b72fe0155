import { Part } from '../app/Part.tsx'
import { HelpBlock } from '../sections/HelpBlock/HelpBlock.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Step } from '../sections/Step/Step.tsx'
import { steps } from '../sections/Step/steps.ts'
import styles from './HomePage.module.css'

const [video, calendar] = steps

export const HomePage = () => (
  <>
    <div className={styles.first}>
      <Part>
        <Hero />
      </Part>
      <Part>
        <Step {...video} />
      </Part>
    </div>
    <Part>
      <Step {...calendar} />
    </Part>
    <Part>
      <HelpBlock />
    </Part>
  </>
)
