// Makes what a build publishes out of what the owner wrote. All commands start here, or in `attempt-build.ts`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { guaranteeSentence } from '../owner/legal/guarantee-sentence.ts'
import type { Problem } from '../owner/problems/Problem.ts'
import { problemsIn } from '../owner/problems/ProblemsError.ts'
import type { SiteConfig } from '../owner/questions/SiteConfig.ts'
import { readFilm } from '../owner/read/read-film.ts'
import { DEFAULTS } from '../owner/read/site-folder.ts'
import { buildable, readSite, type SiteSource } from '../owner/read-site.ts'
import { staysHidden } from '../owner/rules/stays-hidden.ts'
import { typeset } from '../owner/typography.ts'
import type { Site } from '../src/Site.ts'
import { addOwnFiles } from './add-own-files.ts'
import { makeIcons } from './brand/make-icons.ts'
import { describeSocialPicture, type SocialPicture } from './brand/social-picture.ts'
import { describeScheduling, describeVideo, type VideoMedia } from './embeds/describe-embeds.ts'
import { makePoster } from './embeds/make-poster.ts'
import { addDemoCalendar, addFile, addLicences, type PublishedFiles } from './published-files.ts'

/**
 * The logo of a site whose owner has named none. A file `media/logo.svg` of the owner's is not used: it may be
 * a former logo.
 */
const DEFAULT_LOGO = join(DEFAULTS, 'media/logo.svg')

export type PreparedBuild = SiteSource & {
  site: Site
  files: PublishedFiles
  socialPicture: SocialPicture
  /** CSS background that shows in place of the film until its picture is loaded. */
  placeholder: string
}

/** A development server replaces `build` after each change. */
export type CurrentBuild = { build: PreparedBuild }

/**
 * Prepares a build. Pictures are drawn once each, so a development server may call this after each change.
 *
 * @throws {OwnerError} with what the owner has to correct first
 */
export async function prepareBuild(source = readSite()): Promise<PreparedBuild> {
  const { config, words, folder } = source
  const { video, scheduling } = config
  const { color } = config.brand
  const { madePoster, logoFiles, problems } = await drawPictures(source)
  buildable({ problems: [...source.problems, ...problems] })
  const film = video.provider === 'file' ? await readFilm(folder.find(video.src)) : undefined
  const files: PublishedFiles = new Map([...(madePoster?.files ?? []), ...(logoFiles ?? [])])
  const site = describeSite(source, {
    film,
    poster: madePoster?.poster,
    publish: (path) => addFile(files, folder.find(path)),
  })
  addLicences(files)
  if (scheduling.provider === 'demo') addDemoCalendar(files, color)
  addOwnFiles(files, folder.find('public'))
  const ownPicture = files.get('/partage.png')
  const socialPicture =
    typeof ownPicture === 'string'
      ? { address: addFile(files, ownPicture) }
      : describeSocialPicture(site, words.home.hero, color, files)
  return { ...source, site, files, socialPicture, placeholder: madePoster?.placeholder ?? 'none' }
}

/** Draws what is made of the owner's pictures, and finds all that cannot be drawn. */
async function drawPictures({ config: { video, brand }, folder }: SiteSource) {
  const problems: Problem[] = []
  const collect = (error: unknown) => void problems.push(...problemsIn(error))
  const find = (path: string | null | undefined) =>
    path && existsSync(folder.find(path)) ? folder.find(path) : undefined
  const poster = find(video.poster)
  return {
    madePoster: poster ? await makePoster(poster).catch(collect) : undefined,
    logoFiles: await makeIcons(find(brand.logo) ?? DEFAULT_LOGO, brand.color).catch(collect),
    problems,
  }
}

function describeSite(source: SiteSource, media: VideoMedia): Site {
  const { config, texts } = source
  const { url, name, supportEmail, supportPhone, consent } = config
  const { adBudget } = config.legal.guarantee
  const guarantee = guaranteeSentence(config)
  return {
    url,
    name,
    supportEmail,
    supportPhone: supportPhone && typeset(supportPhone),
    consent,
    noindex: config.noindex || staysHidden(config, texts),
    guaranteeSummary: guarantee && typeset(guarantee),
    publisher: publisherLine(config.legal.publisher),
    addsAdBudget: adBudget !== null && adBudget !== 'none',
    video: describeVideo(source, media),
    scheduling: describeScheduling(config.scheduling, url),
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
