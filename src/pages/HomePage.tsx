import { HelpBlock } from '../sections/HelpBlock/HelpBlock.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Step } from '../sections/Step/Step.tsx'
import { steps } from '../sections/Step/steps.ts'

export const HomePage = () => (
  <>
    <Hero />
    {steps.map((step) => (
      <Step key={step.id} {...step} />
    ))}
    <HelpBlock />
  </>
)
