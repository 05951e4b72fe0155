// Makes what a build publishes out of what the owner wrote. All commands start here, or in `open-site.ts`.
import { join } from 'node:path'
import { guaranteeSentence } from '../owner/legal/guarantee-sentence.ts'
import type { OwnerFile } from '../owner/problems/Problem.ts'
import type { SiteConfig } from '../owner/questions/SiteConfig.ts'
import { readFilm } from '../owner/read/read-film.ts'
import { DEFAULTS } from '../owner/read/site-folder.ts'
import { buildable, type ReadSite, readSite } from '../owner/read-site.ts'
import { staysHidden } from '../owner/stays-hidden.ts'
import { typeset } from '../owner/typography.ts'
import type { Site } from '../src/Site.ts'
import { icons } from './brand/icons.ts'
import { describeSocialPicture, type SocialPicture } from './brand/social-picture.ts'
import { describeScheduling, describeVideo } from './embeds/describe-embeds.ts'
import { makePoster } from './embeds/make-poster.ts'
import { formatDuration } from './format-duration.ts'
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
  socialPicture: SocialPicture
  /** CSS background that shows in place of the film until its picture is loaded. */
  placeholder: string
}

/** A development server replaces `build` after each change. */
export type CurrentBuild = { build: SiteBuild }

/**
 * Prepares all of a build but its pictures, which `withPictures` adds.
 *
 * @throws {OwnerError} with what the owner has to correct first
 */
export function prepareBuild(read = readSite()): SiteBuild {
  const { config, folder } = buildable(read)
  const files: PublishedFiles = new Map()
  const site = describeSite(read, files)
  const { color } = config.brand
  publishLicences(files)
  if (config.scheduling.provider === 'demo') publishDemoCalendar(files, color)
  publishOwnFiles(files, folder.find('public'))
  const ownPicture = files.get('/partage.png')
  const socialPicture =
    typeof ownPicture === 'string'
      ? { address: publishFile(files, ownPicture) }
      : describeSocialPicture(read.words.home, color, site.addsAdBudget)
  return { ...read, site, files, socialPicture, placeholder: 'none' }
}

/** Adds the film and its captions to `files`. */
function describeSite({ config, words, texts, folder }: ReadSite, files: PublishedFiles): Site {
  const { url, name, supportEmail, supportPhone, consent } = config
  const video = describeVideo(
    { ...config.video, title: config.video.title ?? words.video.untitled },
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
 * Adds what takes a moment to draw or to read: the icons, the sizes of the film's picture, and what a film of the
 * owner's own says of itself. An answer of the owner to the same question goes first.
 *
 * @throws {ProblemsError} where no picture can be made of a file
 */
export async function withPictures(build: SiteBuild): Promise<SiteBuild> {
  const { config, site, files, folder } = build
  const logo = config.brand.logo ? folder.find(config.brand.logo) : DEFAULT_LOGO
  const { poster: file } = config.video
  const film = config.video.provider === 'file' && (await readFilm(folder.find(config.video.src)))
  const made = file ? await makePoster(folder.find(file)) : undefined
  const shown = film || made?.poster
  const video = {
    ...site.video,
    poster: made?.poster ?? null,
    duration: config.video.duration ?? (film ? formatDuration(film.duration) : null),
    aspectRatio: config.video.aspectRatio ?? (shown ? ratioOf(shown) : site.video.aspectRatio),
  }
  return {
    ...build,
    placeholder: made?.placeholder ?? 'none',
    files: new Map([...files, ...(await icons(config.brand.color, logo)), ...(made?.files ?? [])]),
    site: { ...site, video },
  }
}

const ratioOf = ({ width, height }: { width: number; height: number }) =>
  Number((width / height).toFixed(4))
