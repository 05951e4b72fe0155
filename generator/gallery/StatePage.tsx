import { words } from 'virtual:words'
import { useLayoutEffect } from 'react'
import { StepHeading } from '../../src/components/StepHeading.tsx'
import unseen from '../../src/styles/unseen.module.css'
import { type EmbedStateId, embedStates } from './embed-states.ts'
import styles from './StatePage.module.css'
import { showState } from './show-state.tsx'

/** One state where the page has it: under the heading of its step, in the page's column. */
export function StatePage({ id }: { id: EmbedStateId }) {
  const isVideo = id.startsWith('video')
  const { label, title } = isVideo ? words.home.videoStep : words.home.schedulingStep

  useLayoutEffect(() => {
    document.title = embedStates[id]
    // What the page's first script says of a choice that was kept.
    const isKept = id.endsWith('accord-garde')
    document.documentElement.dataset.kept = isKept ? 'video scheduling' : ''
  }, [id])

  return (
    <main className={styles.page}>
      <h1 className={unseen.unseen}>{embedStates[id]}</h1>
      <StepHeading id="etape" label={label} title={title} />
      {showState[id]()}
    </main>
  )
}
