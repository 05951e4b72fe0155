import captions from '../../demo/video/captions.fr.vtt?raw'
import file from '../../demo/video/demonstration.mp4?url'
import poster from '../../demo/video/poster.webp?url'
import type { Service } from '../embeds/Service.ts'
import { describeScheduling } from '../embeds/scheduling/describe-scheduling.ts'
import { describeVideo } from '../embeds/video/describe-video.ts'

const siteUrl = 'https://www.example.com'
const title = 'Comment nous remplissons l’agenda des psychologues'
const build = { siteUrl, publish: (path: string) => path, readText: () => captions }

/** What the gallery shows whatever the configuration says: one of each kind. */
export const samples = {
  poster,
  ownVideo: describeVideo({ provider: 'file', title, src: file, poster, captions }, build),
  bareVideo: describeVideo({ provider: 'file', title, src: file }, build),
  hostedVideo: describeVideo({ provider: 'vimeo', id: '123456789', title }, build),
  calendar: describeScheduling(
    {
      url: 'https://calendly.com/agence-exemple/decouverte',
      with: 'Camille Martin',
      means: 'en visioconférence',
    },
    siteUrl,
  ),
  demonstration: describeScheduling({ provider: 'demo', with: null, means: null }, siteUrl),
}

/** The companies behind the hosted samples. */
export const services = {
  video: samples.hostedVideo.service as Service,
  scheduling: samples.calendar.service as Service,
}
