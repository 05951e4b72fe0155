// Each publication has a folder of its own in `.publications`: the site that it built there and sends, in `site`, and
// `publication.json`. The last one that is on line at a destination stays, and the one before it.
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isAbandoned, listBuiltFiles } from '../generator/built-folder.ts'
import { writeWhole } from '../owner/disk/write-whole.ts'
import type { SiteSource } from '../owner/read-site.ts'
import { parseSftpAddress, type SftpAddress } from '../owner/sftp-address.ts'

/** Where a site is sent, and the public address under which it is then read. */
export type Destination = { address: SftpAddress; url: string }

type Publication = {
  /** The name of its folder, which begins with the time at which it was made. */
  id: string
  destination: Destination
  /** The owner's folder. */
  siteFolder: string
  /** The name that the site has. */
  name: string
  /** When it was on line whole, in ISO 8601. */
  since?: string
}

const PUBLICATIONS = '.publications'

const factsOf = (id: string) => join(PUBLICATIONS, id, 'publication.json')
const remove = (id: string) => rmSync(join(PUBLICATIONS, id), { recursive: true, force: true })

/** The folder of the site that is built, and sent. */
export const builtSiteOf = ({ id }: Publication) => join(PUBLICATIONS, id, 'site')

/** Names a publication, and writes nothing. Its site is built next, into `builtSiteOf`. */
export function newPublication(facts: Omit<Publication, 'id'>): Publication {
  const time = new Date().toISOString().replace(/\D/g, '')
  const id = `${time}-${randomUUID()}`
  return { ...facts, siteFolder: resolve(facts.siteFolder), id }
}

/** Removes a publication that did not begin. */
export function discardUnlessBegun({ id }: Publication) {
  if (!existsSync(factsOf(id))) remove(id)
}

/** Notes that a publication begins, before anything is written to the server, or that it is on line. */
export const notePublication = (publication: Publication) =>
  writeWhole(factsOf(publication.id), JSON.stringify(publication))

const listIds = () => (existsSync(PUBLICATIONS) ? readdirSync(PUBLICATIONS).sort().reverse() : [])

/** Lists the publications that have begun, the last one first. */
export const listPublications = (): Publication[] =>
  listIds().flatMap((id) => {
    const isBegun = existsSync(factsOf(id))
    return isBegun ? JSON.parse(readFileSync(factsOf(id), 'utf8')) : []
  })

/**
 * Finds where a site is published. While its answers cannot be read, it is where it was published last from here.
 *
 * @returns nothing where no address is given, or none has ever been
 */
export function findDestination({ config, folder, problems }: SiteSource): Destination | undefined {
  const isUnread = problems.some(
    ({ level, place }) => level === 'fix' && place.file === 'site.yaml',
  )
  const siteFolder = resolve(folder.name)
  if (isUnread) {
    return listPublications().find((each) => each.siteFolder === siteFolder)?.destination
  }
  const address = parseSftpAddress(config.deploy ?? '')
  return address && { address, url: config.url }
}

const listAt = (destination: Destination) =>
  listPublications().filter((each) => isDeepStrictEqual(each.destination, destination))

/** Finds what is on line at a destination, as it was sent from here. */
export const findOnline = (destination: Destination) =>
  listAt(destination).find(({ since }) => since)

/** Finds what may go back on line: what was whole there before the last publication, which may have broken off. */
export function findWayBack(site: SiteSource): Publication | undefined {
  const destination = findDestination(site)
  const [, ...former] = destination ? listAt(destination) : []
  return former.find(({ since }) => since)
}

/** Whether the publication that a server's record names was sent from here. */
export const isSentFromHere = (destination: Destination, id: string | undefined) =>
  listAt(destination).some((each) => each.id === id)

/** Removes the publications at a destination, but those that are kept. */
export function forgetPublications(destination: Destination, kept: Publication[] = []) {
  const ids = kept.map(({ id }) => id)
  for (const { id } of listAt(destination)) if (!ids.includes(id)) remove(id)
}

/** Says what `findWayBack` finds for a site: `« Lilas », https://lilas.fr, publié le 28 novembre 2026 à 14:05`. */
export function describeWayBack(site: SiteSource): string | undefined {
  const former = findWayBack(site)
  if (!former?.since) return undefined
  const { name, destination, since } = former
  const day = new Date(since).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
  return `« ${name} », ${destination.url}, publié le ${day}`
}

/** Keeps a publication that is complete, and the last one at its destination that shows something else. */
export function keepPublication(publication: Publication) {
  const { destination } = publication
  const content = contentOf(publication)
  const former = listAt(destination).find(
    (each) => each.since && !isDeepStrictEqual(contentOf(each), content),
  )
  notePublication({ ...publication, since: new Date().toISOString() })
  forgetPublications(destination, former ? [publication, former] : [publication])
  // Those that were killed while they built do not say for which destination.
  const unsent = listIds().filter((id) => !existsSync(factsOf(id)))
  for (const id of unsent) if (isAbandoned(join(PUBLICATIONS, id))) remove(id)
}

/** What a publication shows. The names in `assets` hold a hash of the bytes: no film is read whole. */
function contentOf(publication: Publication) {
  const site = builtSiteOf(publication)
  return listBuiltFiles(site)?.map((path) =>
    path.startsWith('/assets/') ? path : [path, readFileSync(join(site, path))],
  )
}
