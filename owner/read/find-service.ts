import { findSchedulingMistake } from '../../services/addresses/find-scheduling-mistake.ts'
import { matchAddress } from '../../services/addresses/match-address.ts'
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'
import { recogniseEmbed } from '../../services/addresses/recognise-embed.ts'
import type { ListedProvider } from '../../services/Provider.ts'
import { type EmbedKind, findProvider, providers } from '../../services/providers.ts'
import { fix, type Place, type Problem } from '../problems/Problem.ts'

/** The key of the service in `providers.ts`, or `page` for an address of no listed service. */
export type FoundService = { provider: string; url: URL }

type Pasted = {
  kind: EmbedKind
  /** The service that the owner wrote as `provider`, if any; `page` means a service that we do not list. */
  named: unknown
  /** What the owner pasted: an address, a message that holds one, or an embed code. */
  pasted: string
  place: Place
}

const nouns = { video: 'une vidéo', scheduling: 'une page de réservation' }

/**
 * Finds the service of what an owner pasted, or says why it cannot be used, in this order:
 * 1. the listed service that has an address pattern, e.g. `vimeo.com/{id}`, which the address fits;
 * 2. a known mistake, such as the address of a film on another server or of the owner's account;
 * 3. the service that the owner names, if its customers may have an address on their own domain;
 * 4. any other page, but not one of a listed service: the service allows only the pages of its pattern in a frame.
 */
export function findService(given: Pasted): FoundService | { problem: Problem } {
  const { kind, named, pasted, place } = given
  const recognised = recogniseEmbed(kind, pasted)
  const url = parsePlainUrl(recognised.url)
  if (!url) return { problem: askForAddress(kind, place) }
  if (recognised.providerId) return { provider: recognised.providerId, url }

  const mistake = findMistake(kind, url, place)
  if (mistake) return { problem: mistake }

  const isPage = named === 'page'
  const namedService = isPage ? undefined : findProvider(kind, named)
  if (namedService) return checkOwnDomain(namedService, url, given)

  const { providerOfHost } = recognised
  if (isPage || !providerOfHost) return { provider: 'page', url }
  return { problem: fix('shows-nothing', place, valuesOf(providerOfHost, url, kind)) }
}

function askForAddress(kind: EmbedKind, place: Place): Problem {
  const { youtube } = providers.video
  if (kind === 'video') return fix('paste-video', place, { example: youtube.example })
  return fix('paste-calendar', place, { example: providers.scheduling.calendly.example })
}

function findMistake(kind: EmbedKind, url: URL, place: Place): Problem | undefined {
  if (kind === 'scheduling') {
    const mistake = findSchedulingMistake(url)
    return mistake && fix(mistake, place, {})
  }
  const [, film] = /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname) ?? []
  return film ? fix('film-elsewhere', place, { file: film }) : undefined
}

function checkOwnDomain(service: ListedProvider, url: URL, { kind, named, place }: Pasted) {
  const { customDomainAddress } = service
  const fits = customDomainAddress !== undefined && matchAddress(url, customDomainAddress)
  if (fits) return { provider: String(named), url }
  const remedies = [{ set: [kind, 'provider'], to: '' }]
  return { problem: fix('not-of-service', place, valuesOf(service, url, kind), remedies) }
}

const valuesOf = ({ service, example }: ListedProvider, url: URL, kind: EmbedKind) => ({
  found: url.href,
  thing: nouns[kind],
  service: service.name,
  example,
})
