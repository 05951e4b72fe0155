import { getDomain } from 'tldts'
import type { CompanyKey, ListedProvider } from '../../services/Provider.ts'
import { parsePlainUrl } from '../../services/plain-url.ts'
import { type EmbedKind, providerOf, providers } from '../../services/providers.ts'
import { type Recognised, recognise } from '../../services/recognise.ts'
import { mistakeAt } from '../../services/scheduling-mistakes.ts'
import { withAddress } from './former-video-keys.ts'
import { type Problem, problem } from './problem.ts'
import { isObject } from './values.ts'

type Keys = Record<string, unknown>

const thing = { video: 'une vidéo', scheduling: 'une page de réservation' }
const pasteIt = {
  video: `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${providers.video.youtube.example} ».`,
  scheduling: `Écrivez l’adresse de votre page de réservation, en https et sans port, par exemple « ${providers.scheduling.calendly.example} ».`,
}
const orElse = 'name, country et privacyPolicy, ou « isOwn: oui » s’il n’est tenu que par vous'

/** What only the owner can say of a company, and how to ask for it. */
const ofCompany: Record<CompanyKey, string> = {
  name: 'Écrivez le nom de l’entreprise qui tient ce service, par exemple « Doodle ».',
  country: 'Écrivez en français le pays de qui tient ce service, par exemple « France ».',
  privacyPolicy:
    'Écrivez l’adresse de la politique de confidentialité de qui tient ce service, par exemple « https://agenda.exemple.fr/confidentialite ».',
}
const companyKeys = Object.keys(ofCompany) as CompanyKey[]

const isYes = (typed: unknown) => typed === 'oui' || typed === 'true'
const isFilm = (address: string) => /^[^:]*\.(?:mp4|webm)$/.test(address)

/** Whoever holds the site's domain holds what is below it; `netlify.app` is nobody's. */
function isOnDomainOf(siteUrl: unknown, { host }: URL): boolean {
  const domain = getDomain(host, { allowPrivateDomains: true })
  return domain !== null && getDomain(String(siteUrl), { allowPrivateDomains: true }) === domain
}

/** Cal.com's page for frames stays invisible to a parent that does not speak its language. */
function unframed({ host, origin, pathname, searchParams }: URL): string | undefined {
  const right = origin + pathname.replace(/\/embed\/?$/, '')
  const isCal = providers.scheduling['cal-com'].host?.test(host) || searchParams.has('embedType')
  const isForFrames = isCal && right !== origin + pathname
  return isForFrames
    ? `Cette page de Cal.com resterait invisible. Écrivez « provider: cal-com » et « url: ${right} ».`
    : undefined
}

/** Whose embed it is, or what to write instead, and under which key. */
type Verdict = { provider: string; isOwn?: boolean } | { fix: string; key?: string }

function identify(
  kind: EmbedKind,
  keys: Keys,
  url: URL,
  found: Recognised<EmbedKind>,
  siteUrl: unknown,
): Verdict {
  const { provider: named } = keys
  const known = providerOf(kind, found.provider)
  const heldBy = ({ service }: ListedProvider) =>
    `C’est ${service.name} qui tient ce service : retirez « isOwn ».`
  const framed = named === 'page' && unframed(url)
  if (framed) return { fix: framed }
  const isOurs = isOnDomainOf(siteUrl, url)
  const isOwn = isYes(keys.isOwn) || isOurs
  // Software that anyone may run: its address alone does not say by whom.
  if (isOwn && known && !known.host && named !== 'page') {
    return { provider: String(found.provider), isOwn }
  }
  if (known && found.provider) {
    if (isYes(keys.isOwn)) return { fix: heldBy(known), key: 'isOwn' }
    if (named === 'page') return { provider: 'page' }
    if (named === undefined || named === found.provider) return { provider: found.provider }
    const fix = `L’adresse est celle d’${thing[kind]} ${known.service.name} : écrivez « provider: ${found.provider} », ou retirez cette ligne.`
    return { fix, key: 'provider' }
  }
  const entry = named === 'page' ? undefined : providerOf(kind, named)
  if (entry) {
    const { service, example, ownPath, asks } = entry
    if (!ownPath?.test(url.pathname)) {
      const fix = `Écrivez l’adresse d’${thing[kind]} ${service.name}, par exemple « ${example} », ou retirez « provider » s’il s’agit d’un autre service.`
      return { fix }
    }
    // Software that anyone may run may be ours; a company's service on our domain stays its own.
    if (!asks && isYes(keys.isOwn)) return { fix: heldBy(entry), key: 'isOwn' }
    return { provider: String(named), isOwn: isOwn && asks !== undefined }
  }
  if (isOurs && !isYes(keys.isOwn) && named === undefined) {
    const guest = Object.entries<ListedProvider>(providers[kind]).find(
      ([, { ownPath, asks }]) => !asks && ownPath?.test(url.pathname),
    )
    const fix = `Cette adresse peut être celle d’${thing[kind]} ${guest?.[1].service.name} : écrivez dessous « provider: ${guest?.[0]} », ou « isOwn: oui » s’il tourne chez vous.`
    if (guest) return { fix }
  }
  if (isOwn) return { provider: 'page', isOwn }
  if (named === 'page' || companyKeys.every((key) => key in keys)) return { provider: 'page' }
  const { whose } = found as Extract<Recognised<EmbedKind>, { provider: undefined }>
  return {
    fix: whose
      ? `Cette adresse de ${whose.service.name} n’est pas celle d’${thing[kind]}. Écrivez par exemple « ${whose.example} ».`
      : `Aucun service connu ne répond à cette adresse. Vérifiez-la, ou écrivez dessous ${orElse}.`,
  }
}

/**
 * Understands what an owner wrote of the video or of the calendar: an address of any kind, an embed
 * code, or keys. What comes back says under `provider` whose it is.
 */
export function understandEmbed(
  kind: EmbedKind,
  typed: unknown,
  siteUrl: unknown,
): { keys: unknown; problems: Problem[] } {
  const written = typeof typed === 'string' ? { url: typed } : typed
  if (!isObject(written)) return { keys: written, problems: [] }
  const { url: pasted, ...keys }: Keys = kind === 'video' ? withAddress(written) : written
  const { provider: named } = keys
  const done = (keys: unknown, problems: Problem[] = []) => ({ keys, problems })
  if (kind === 'video' && typeof pasted === 'string' && isFilm(pasted)) {
    return done({ ...keys, provider: 'file', src: pasted })
  }
  if (kind === 'video' && 'src' in keys && pasted === undefined) {
    return done({ provider: 'file', ...keys })
  }
  if (named === undefined && pasted === undefined) {
    // The schema asks for the address, and says all else.
    return done({ ...keys, provider: 'page' })
  }
  if (typeof pasted !== 'string' || (named !== undefined && !providerOf(kind, named))) {
    return done(written)
  }
  const missing = (asked: readonly CompanyKey[] = []) =>
    asked.filter((key) => !keys[key]).map((key) => problem([kind, key], undefined, ofCompany[key]))
  const refuse = (fix: string, key = 'url') => {
    const path = isObject(typed) && key in typed ? [kind, key] : [kind]
    const found = problem(path, keys[key] ?? pasted, fix)
    return done(undefined, [found, ...missing(named === 'page' ? companyKeys : [])])
  }
  const found = recognise(kind, pasted)
  const url = parsePlainUrl(found.url)
  if (!url) return refuse(pasteIt[kind])
  const film = kind === 'video' && /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname)?.[1]
  if (film && !found.provider) {
    return refuse(
      `Téléchargez ce fichier dans le dossier « media », puis écrivez « video: media/${film} ».`,
    )
  }
  const mistake = kind === 'scheduling' && mistakeAt(url)
  if (mistake) return refuse(mistake)
  const verdict = identify(kind, keys, url, found, siteUrl)
  if ('fix' in verdict) return refuse(verdict.fix, verdict.key)
  const { provider, isOwn = false } = verdict
  const asked = isOwn ? [] : providerOf(kind, provider)?.asks?.(url)
  return done({ ...keys, provider, url: url.href, ...(isOwn && { isOwn: 'oui' }) }, missing(asked))
}
