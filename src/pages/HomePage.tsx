import { HelpBlock } from '../sections/HelpBlock/HelpBlock.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { SchedulingStep } from '../sections/SchedulingStep/SchedulingStep.tsx'
import { VideoStep } from '../sections/VideoStep/VideoStep.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <VideoStep />
      <SchedulingStep />
      <HelpBlock />
    </>
  )
}
