import { Part } from '../app/Part.tsx'
import { HelpBlock } from '../sections/HelpBlock/HelpBlock.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Step } from '../sections/Step/Step.tsx'
import { steps } from '../sections/Step/steps.ts'

export const HomePage = () => (
  <>
    <Part>
      <Hero />
    </Part>
    {steps.map((step) => (
      <Part key={step.id}>
        <Step {...step} />
      </Part>
    ))}
    <Part>
      <HelpBlock />
    </Part>
  </>
)
