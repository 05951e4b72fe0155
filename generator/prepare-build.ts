// Makes what a build publishes out of what the owner wrote. All commands start here, or in `open-site.ts`.
import { join } from 'node:path'
import { guaranteeSentence } from '../owner/legal/guarantee-sentence.ts'
import type { OwnerFile } from '../owner/problems/Problem.ts'
import { DEFAULTS } from '../owner/read/site-folder.ts'
import { buildable, type ReadSite, readSite } from '../owner/read-site.ts'
import type { SiteConfig } from '../owner/schema/site-schema.ts'
import { staysHidden } from '../owner/stays-hidden.ts'
import { typeset } from '../owner/typography.ts'
import type { Site } from '../src/Site.ts'
import { icons } from './brand/icons.ts'
import { describeScheduling, describeVideo } from './embeds/describe-embeds.ts'
import { makePoster } from './embeds/make-poster.ts'
import { publishOwnFiles } from './publish-own-files.ts'
import {
  type PublishedFiles,
  publishDemoCalendar,
  publishFile,
  publishLicences,
} from './published-files.ts'

/**
 * The logo of a site whose owner has named none. A file `media/logo.svg` of the owner's is not used: it may be
 * a former logo.
 */
const DEFAULT_LOGO = join(DEFAULTS, 'media/logo.svg')

export type SiteBuild = ReadSite & {
  site: Site
  files: PublishedFiles
  /** CSS background that shows in place of the film until its picture is loaded. */
  placeholder: string
}

/** A development server replaces `build` after each change. */
export type CurrentBuild = { build: SiteBuild }

/**
 * Prepares all of a build but the sizes of the film's picture, which `withPoster` adds.
 *
 * @throws {OwnerError} with what the owner has to correct first
 */
export function prepareBuild(read = readSite()): SiteBuild {
  const { config, folder } = buildable(read)
  const files: PublishedFiles = new Map()
  const site = describeSite(read, files)
  const { color } = config.brand
  const logo = config.brand.logo ? folder.find(config.brand.logo) : DEFAULT_LOGO
  publishLicences(files)
  if (config.scheduling.provider === 'demo') publishDemoCalendar(files, color)
  for (const [address, icon] of icons(color, logo)) files.set(address, icon)
  publishOwnFiles(files, folder.find('public'))
  return { ...read, site, files, placeholder: 'none' }
}

/** Adds the film and its captions to `files`. */
function describeSite({ config, words, texts, folder }: ReadSite, files: PublishedFiles): Site {
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
  const { adBudget } = config.legal.guarantee
  const guarantee = guaranteeSentence(config)
  return {
    url,
    name,
    supportEmail,
    supportPhone,
    consent,
    consentMonths,
    noindex: config.noindex || staysHidden(config, texts),
    guaranteeSummary: guarantee && typeset(guarantee),
    publisher: publisherLine(config.legal.publisher),
    addsAdBudget: adBudget !== null && adBudget !== 'none',
    video,
    scheduling,
  }
}

/** Names the publisher, with the facts that are known, at the foot of pages: « Agence des Lilas · SAS · Lyon ». */
function publisherLine(publisher: SiteConfig['legal']['publisher']): string {
  const { name, legalForm, legalFormName, address } = publisher
  if (!name) return ''
  const forms: Record<string, string | null> = {
    EI: 'entrepreneur individuel',
    autre: legalFormName,
  }
  const form = legalForm && (forms[legalForm] ?? legalForm)
  // Finds the town in an address: `3 rue des Lilas, 69003 Lyon, France` → `Lyon`
  const [, town] = /\b\d{5}\s+([^,]+)/.exec(address ?? '') ?? []
  return [name, form, town?.trim()].filter(Boolean).join(' · ')
}

/**
 * Adds the sizes of the film's picture. If the owner has given the film no ratio, it gets that of the picture.
 * @throws {ProblemsError} where no picture can be made of the file
 */
export async function withPoster(build: SiteBuild): Promise<SiteBuild> {
  const { site, files, folder } = build
  const { poster: file, aspectRatio } = build.config.video
  if (!file) return build
  const { poster, placeholder, files: pictures } = await makePoster(folder.find(file))
  const pictureRatio = Number((poster.width / poster.height).toFixed(4))
  const video = { ...site.video, poster, aspectRatio: aspectRatio ?? pictureRatio }
  return {
    ...build,
    placeholder,
    files: new Map([...files, ...pictures]),
    site: { ...site, video },
  }
}
