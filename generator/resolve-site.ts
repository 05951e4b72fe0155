import { guaranteeSentence } from '../owner/legal/guarantee-sentence.ts'
import type { LoadedSite } from '../owner/load-site.ts'
import type { SiteConfig } from '../owner/schema/site-schema.ts'
import { typeset } from '../owner/typography.ts'
import type { Site } from '../src/Site.ts'
import { describeScheduling, describeVideo } from './embeds/describe-embeds.ts'
import {
  type PublishedFiles,
  publishDemoCalendar,
  publishFile,
  publishLicences,
  publishOwnFiles,
} from './published-files.ts'

/** The publisher, for the foot of the pages, as far as it is known: « Agence des Lilas · SAS · Lyon ». */
function publisherLine(publisher: SiteConfig['legal']['publisher']): string {
  const { name, legalForm, legalFormName, address } = publisher
  if (!name) return ''
  const [, town] = /\b\d{5}\s+([^,]+)/.exec(address ?? '') ?? []
  const forms: Record<string, string | null> = {
    EI: 'entrepreneur individuel',
    autre: legalFormName,
  }
  const form = legalForm && (forms[legalForm] ?? legalForm)
  return [name, form, town?.trim()].filter(Boolean).join(' · ')
}

/** Turns a checked configuration into what the browser gets, and lists the files that it needs. */
export function resolveSite({ config, words, folder }: LoadedSite) {
  const files: PublishedFiles = new Map()
  const { adBudget } = config.legal.guarantee
  const guarantee = guaranteeSentence(config)
  const { url, name, supportEmail, supportPhone, consent, consentMonths, noindex } = config
  const site: Site = {
    url,
    name,
    supportEmail,
    supportPhone,
    consent,
    consentMonths,
    noindex,
    guaranteeSummary: guarantee && typeset(guarantee),
    publisher: publisherLine(config.legal.publisher),
    addsAdBudget: adBudget !== null && adBudget !== 'none',
    video: describeVideo(
      { title: words.video.untitled, ...config.video },
      {
        siteUrl: url,
        publish: (path) => publishFile(files, folder.find(path)),
        readText: folder.read,
      },
    ),
    scheduling: describeScheduling(config.scheduling, url),
  }
  publishLicences(files)
  if (config.scheduling.provider === 'demo') publishDemoCalendar(files, config.brand.color)
  publishOwnFiles(files, folder.find('public'))
  return { site, files }
}
