import { site, words } from 'virtual:site'
import { TabLink } from '../../components/TabLink.tsx'
import { fillService } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'

export const WatchLink = ({ video }: { video: Video }) => (
  <TabLink href={video.pageUrl}>
    {video.kind === 'file' ? words.video.openFile : fillService(words.video.watchOn, video.service)}
    <span className={hidden.visuallyHidden}> {words.frame.newTab}</span>
  </TabLink>
)

export const WaysOut = ({ video }: { video: Video }) => (
  <>
    <WatchLink video={video} />{' '}
    <a className={buttons.text} href={`mailto:${site.supportEmail}`}>
      {words.video.write}
    </a>
  </>
)
