import { site, words } from 'virtual:site'
import { TabLink } from '../../components/TabLink.tsx'
import { fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'

const { video } = site

export const WatchLink = () => (
  <TabLink href={video.pageUrl}>
    {video.kind === 'file' ? words.video.openFile : fillService(words.video.watchOn, video.service)}
    <span className={hidden.visuallyHidden}> {words.everyPage.newTab}</span>
  </TabLink>
)

/** Ways to the film that work when its player does not. */
export const VideoLinks = () => (
  <>
    <WatchLink />{' '}
    <a className={buttons.text} href={`mailto:${site.supportEmail}`}>
      {words.video.write}
    </a>
  </>
)
