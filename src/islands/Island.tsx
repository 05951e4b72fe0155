import { schedulingMessages, VideoEmbed, videoMessages } from 'virtual:embeds'
import { site } from 'virtual:site'
import type { ReactNode } from 'react'
import { ManageChoices } from '../embeds/ManageChoices.tsx'
import { SchedulingEmbed } from '../embeds/scheduling/SchedulingEmbed.tsx'

/** The parts of the pages that live. All the rest is finished HTML, for which no script wakes up. */
export const islands = {
  video: () => <VideoEmbed video={site.video} messages={videoMessages} />,
  scheduling: () => <SchedulingEmbed scheduling={site.scheduling} messages={schedulingMessages} />,
  choices: () => <ManageChoices />,
} satisfies Record<string, () => ReactNode>

export type IslandName = keyof typeof islands

/** Where a part lives in its page, as the build writes it. */
export const Island = ({ name }: { name: IslandName }) => (
  <div data-island={name}>{islands[name]()}</div>
)
