import { guaranteeSentence } from '../owner/legal/guarantee-sentence.ts'
import type { OwnerFile } from '../owner/problems/Problem.ts'
import type { ReadSite } from '../owner/read-site.ts'
import { unaskedServices } from '../owner/rules/unasked-services.ts'
import type { SiteConfig } from '../owner/schema/site-schema.ts'
import { typeset } from '../owner/typography.ts'
import { thirdPartiesOf } from '../src/embeds/consent/consent.ts'
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
export function resolveSite({
  config,
  words,
  folder,
}: Pick<ReadSite, 'config' | 'words' | 'folder'>) {
  const files: PublishedFiles = new Map()
  const { adBudget } = config.legal.guarantee
  const guarantee = guaranteeSentence(config)
  const { url, name, supportEmail, supportPhone, consent, consentMonths } = config
  const video = describeVideo(
    { title: words.video.untitled, ...config.video },
    {
      siteUrl: url,
      publish: (path) => publishFile(files, folder.find(path)),
      readText: (path) => folder.read(path as OwnerFile),
    },
  )
  const scheduling = describeScheduling(config.scheduling, url)
  const isTrial = unaskedServices(config, thirdPartiesOf({ video, scheduling })).length > 0
  const site: Site = {
    url,
    name,
    supportEmail,
    supportPhone,
    consent,
    consentMonths,
    // Article 82 of the French data protection act: what calls others unasked is a trial, for nobody to find.
    noindex: config.noindex || isTrial,
    guaranteeSummary: guarantee && typeset(guarantee),
    publisher: publisherLine(config.legal.publisher),
    addsAdBudget: adBudget !== null && adBudget !== 'none',
    video,
    scheduling,
  }
  publishLicences(files)
  if (config.scheduling.provider === 'demo') publishDemoCalendar(files, config.brand.color)
  publishOwnFiles(files, folder.find('public'))
  return { site, files }
}
