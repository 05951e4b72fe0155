import { site, words } from 'virtual:site'
import { fillService } from '../../fill.ts'
import type { FramedEmbed } from '../use-framed-embed.ts'

/** The service's frame. Where JavaScript does not run, it loads without a question. */
export function CalendarFrame({ calendar }: { calendar: FramedEmbed }) {
  const { attributes, isRequested, facts } = calendar
  const title = frameTitle()
  if (!isRequested) {
    const { allow, referrerPolicy } = attributes
    return (
      <noscript>
        <iframe title={title} src={site.scheduling.frameUrl} {...{ allow, referrerPolicy }} />
      </noscript>
    )
  }
  const { attempt, heightPx } = facts
  return (
    <iframe
      key={attempt}
      {...attributes}
      title={title}
      style={heightPx > 0 ? { minBlockSize: heightPx } : undefined}
    />
  )
}

function frameTitle() {
  const { service, isDemonstration } = site.scheduling
  if (service) return fillService(words.scheduling.frameTitle, service)
  return isDemonstration ? words.scheduling.demonstrationTitle : words.scheduling.ownTitle
}
