import captions from '../../defaults/media/demonstration.fr.vtt?raw'
import file from '../../defaults/media/demonstration.mp4?url'
import poster from '../../defaults/media/demonstration.webp?url'
import type { Service } from '../../services/Service.ts'
import { describeScheduling } from '../embeds/describe-scheduling.ts'
import { describeVideo } from '../embeds/describe-video.ts'

const siteUrl = 'https://www.example.com'
const title = 'Notre méthode, et ce que nous garantissons'
const build = { siteUrl, publish: (path: string) => path, untitled: '', readText: () => captions }

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
  demonstration: describeScheduling({ provider: 'demo' }, siteUrl),
}

/** The companies behind the hosted samples. */
export const services = {
  video: samples.hostedVideo.service as Service,
  scheduling: samples.calendar.service as Service,
}
