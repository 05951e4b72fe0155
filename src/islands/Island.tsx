import { consentTerms, schedulingMessages, site, videoMessages } from 'virtual:site'
import type { FunctionComponent } from 'react'
import { ManageChoices } from '../embeds/consent/ManageChoices.tsx'
import { SchedulingEmbed } from '../embeds/scheduling/SchedulingEmbed.tsx'
import { FileEmbed } from '../embeds/video/FileEmbed.tsx'
import { FrameEmbed } from '../embeds/video/FrameEmbed.tsx'
import { stateAttributes } from '../page-state.ts'
import type { Moment } from './moments.ts'

type IslandParts = {
  Part: FunctionComponent
  /** When React takes the part over: `moments.ts` describes each moment. */
  wakes: Moment[]
  /** Address of the calendar's own script, which `service-script.ts` loads without React. */
  script?: string | null
}

const { video, scheduling } = site

function FilmOrFrame() {
  if (video.kind === 'file') return <FileEmbed video={video} />
  return <FrameEmbed video={video} messages={videoMessages} />
}

function momentsOfVideo(): Moment[] {
  if (video.kind === 'file') return ['film']
  return consentTerms.video ? ['gesture', 'kept'] : ['gesture', 'sight']
}

/** The parts of the pages that React takes over. The rest of a page is HTML that needs no React. */
export const islands = {
  video: { Part: FilmOrFrame, wakes: momentsOfVideo() },
  scheduling: {
    Part: () => <SchedulingEmbed scheduling={scheduling} messages={schedulingMessages} />,
    wakes: ['gesture', 'sight', 'kept'],
    script: scheduling.scriptUrl,
  },
  // Few visitors open « Gérer mes choix », so its code is loaded by a tap only.
  choices: { Part: ManageChoices, wakes: ['tap'] },
} satisfies Record<string, IslandParts>

export type IslandName = keyof typeof islands

/** Draws a part of the page that React takes over, in an element by which `wake-islands.ts` finds it. */
export function Island({ name }: { name: IslandName }) {
  const { Part, wakes, script }: IslandParts = islands[name]
  return (
    <div
      {...stateAttributes({ island: name, wakes: wakes.join(' '), script: script ?? undefined })}
    >
      <Part />
    </div>
  )
}
