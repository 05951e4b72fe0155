import { schedulingMessages, VideoEmbed, videoMessages } from 'virtual:embeds'
import { site } from 'virtual:site'
import type { FunctionComponent } from 'react'
import { SchedulingEmbed } from '../embeds/scheduling/SchedulingEmbed.tsx'

/**
 * The parts of the pages that live as soon as they can. All the rest is finished HTML, for which no
 * script wakes up, but « Gérer mes choix » for a tap (`wake.ts`).
 */
export const islands = {
  video: () => <VideoEmbed video={site.video} messages={videoMessages} />,
  scheduling: () => <SchedulingEmbed scheduling={site.scheduling} messages={schedulingMessages} />,
} satisfies Record<string, FunctionComponent>

export type IslandName = keyof typeof islands

/** Where a part lives in its page, as the build writes it. */
export function Island({ name }: { name: IslandName }) {
  const Part = islands[name]
  return (
    <div data-island={name}>
      <Part />
    </div>
  )
}
