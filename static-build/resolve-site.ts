import { readFileSync } from 'node:fs'
import type { Site } from '../src/config/Site.ts'
import type { SiteConfig } from '../src/config/SiteConfig.ts'
import { describeScheduling } from '../src/embeds/scheduling/describe-scheduling.ts'
import { describeVideo } from '../src/embeds/video/describe-video.ts'
import { typeset } from '../src/typography.ts'
import { type PublishedFiles, publishDemoCalendar, publishFile } from './published-files.ts'

/** Turns a checked configuration into what the browser gets, and lists the files that it needs. */
export function resolveSite(config: SiteConfig): { site: Site; files: PublishedFiles } {
  const files: PublishedFiles = new Map()
  const { summary } = config.legal.guarantee
  const { url, name, supportEmail, supportPhone, consent, consentVersion, noindex } = config
  const site: Site = {
    url,
    name,
    supportEmail,
    supportPhone,
    consent,
    consentVersion,
    noindex,
    guaranteeSummary: summary && typeset(summary),
    video: describeVideo(config.video, {
      siteUrl: url,
      publish: (path) => publishFile(files, path),
      readText: (path) => readFileSync(path, 'utf8'),
    }),
    scheduling: describeScheduling(config.scheduling, url),
  }
  if (config.scheduling.provider === 'demo') publishDemoCalendar(files)
  return { site, files }
}
