import { getDomain } from 'tldts'
import type { CompanyKey, ListedProvider } from '../../services/Provider.ts'
import { parsePlainUrl } from '../../services/plain-url.ts'
import { type EmbedKind, providerOf, providers } from '../../services/providers.ts'
import { type Recognised, recognise } from '../../services/recognise.ts'
import { mistakeAt } from '../../services/scheduling-mistakes.ts'
import { type Problem, problem } from '../problems/said.ts'
import { isObject, isYes } from '../values.ts'

type Keys = Record<string, unknown>

const thing = { video: 'une vidéo', scheduling: 'une page de réservation' }
const pasteIt = {
  video: `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${providers.video.youtube.example} ».`,
  scheduling: `Écrivez l’adresse de votre page de réservation, en https et sans port, par exemple « ${providers.scheduling.calendly.example} ».`,
}
const orElse = 'name, country et privacyPolicy, ou « isOwn: oui » s’il n’est tenu que par vous'
const companyKeys: CompanyKey[] = ['name', 'country', 'privacyPolicy']

/** Both addresses are below one domain that is registered; below `netlify.app`, each name is one. */
function isOnDomainOf(siteUrl: unknown, { host }: URL): boolean {
  const domain = getDomain(host, { allowPrivateDomains: true })
  return domain !== null && getDomain(String(siteUrl), { allowPrivateDomains: true }) === domain
}

/** The service that an address belongs to, or what to write instead, and under which key. */
type Verdict = { provider: string; isOwn?: boolean } | { fix: string; key?: string }

function identify(
  kind: EmbedKind,
  keys: Keys,
  url: URL,
  found: Recognised<EmbedKind>,
  siteUrl: unknown,
): Verdict {
  const { provider: named } = keys
  const saysOwn = isYes(keys.isOwn)
  const isOwn = saysOwn || isOnDomainOf(siteUrl, url)
  const hosted = named === 'page' ? undefined : providerOf(kind, named)
  if (hosted && !found.provider && !hosted.ownPath?.test(url.pathname)) {
    const { service, example } = hosted
    return {
      fix: `Écrivez l’adresse d’${thing[kind]} ${service.name}, par exemple « ${example} », ou retirez « provider » s’il s’agit d’un autre service.`,
    }
  }
  const id = found.provider ?? (hosted && String(named))
  const entry = providerOf(kind, id)
  if (id && entry) {
    const { name } = entry.service
    // Software that anyone may run: its address alone does not say by whom.
    const mayBeOwn = found.provider ? !entry.host : entry.asks !== undefined
    if (saysOwn && !mayBeOwn) {
      return { fix: `C’est ${name} qui tient ce service : retirez « isOwn ».`, key: 'isOwn' }
    }
    return named === 'page' ? { provider: 'page' } : { provider: id, isOwn: isOwn && mayBeOwn }
  }
  const [guestId, guest] =
    Object.entries<ListedProvider>(providers[kind]).find(
      ([, { ownPath, asks }]) => !asks && ownPath?.test(url.pathname),
    ) ?? []
  if (guest && isOwn && !saysOwn && named === undefined) {
    const fix = `Cette adresse peut être celle d’${thing[kind]} ${guest.service.name} : écrivez dessous « provider: ${guestId} », ou « isOwn: oui » s’il tourne chez vous.`
    return { fix }
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
 * code, or keys.
 *
 * @returns keys for the schema: `provider` says whose it is; `null` stands for what is still to be said
 */
export function understandEmbed(
  kind: EmbedKind,
  typed: unknown,
  siteUrl: unknown,
): { keys: unknown; problem?: Problem } {
  const written = typeof typed === 'string' ? { url: typed } : typed
  if (!isObject(written)) return { keys: written }
  const { url: pasted, ...keys }: Keys = written
  const { provider: named } = keys
  const isFile = pasted === undefined ? 'src' in keys : /^[^:]*\.(?:mp4|webm)$/.test(String(pasted))
  if (kind === 'video' && isFile) {
    return { keys: { ...keys, provider: 'file', src: pasted ?? keys.src } }
  }
  // The schema asks for the address, and says all else.
  if (named === undefined && pasted === undefined) return { keys: { ...keys, provider: 'page' } }
  if (typeof pasted !== 'string' || (named !== undefined && !providerOf(kind, named))) {
    return { keys: written }
  }
  const refuse = (fix: string, key = 'url') => {
    const path = isObject(typed) && key in typed ? [kind, key] : [kind]
    return { keys: undefined, problem: problem(path, keys[key] ?? pasted, fix) }
  }
  const found = recognise(kind, pasted)
  const url = parsePlainUrl(found.url)
  if (!url) return refuse(pasteIt[kind])
  const [, film] = /([\w-]+\.(?:mp4|webm))$/.exec(url.pathname) ?? []
  if (kind === 'video' && film && !found.provider) {
    return refuse(
      `Téléchargez ce fichier dans le dossier « media », puis écrivez « video: media/${film} ».`,
    )
  }
  const mistake = kind === 'scheduling' && mistakeAt(url)
  if (mistake) return refuse(mistake)
  const verdict = identify(kind, keys, url, found, siteUrl)
  if ('fix' in verdict) return refuse(verdict.fix, verdict.key)
  const { provider, isOwn } = verdict
  const asked = (!isOwn && providerOf(kind, provider)?.asks?.(url)) || []
  return {
    keys: {
      ...keys,
      ...Object.fromEntries(asked.map((key) => [key, keys[key] || null])),
      provider,
      url: url.href,
      ...(isOwn && { isOwn: 'oui' }),
    },
  }
}
