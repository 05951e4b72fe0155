import type { SchedulingProvider } from './SchedulingProvider.ts'
import { type SchedulingProviderId, schedulingProviders } from './scheduling-providers.ts'
import type { VideoModule } from './VideoProvider.ts'
import { videoProviders } from './video-providers.ts'

/** What an owner pasted, understood; or a French order that says what to write instead. */
export type Recognised<Found> = Found | { order: string }

/** Follows a link and says nothing of what is at its end. */
const TRACKING = /^(?:utm_\w+|[fgm]bclid|gclid|dclid|msclkid|mc_[ce]id|si|igsh(?:id)?|_hs\w+)$/

/** As the page would read it: entities of HTML and slashes of JSON undone. */
const decode = (pasted: string) =>
  pasted
    .trim()
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('\\/', '/')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')

const isCode = (text: string) => /<[a-z][\w-]*[\s>]|\bCal\(|new \w+Widget\(/i.test(text)

/** The addresses in it: the one that it is, those in a sentence, or those that an embed code holds, frames first. */
function addressesIn(text: string): URL[] {
  const found = isCode(text)
    ? [
        ...text.matchAll(/<iframe[^>]*?\ssrc=["']?([^"'\s>]+)/gi),
        ...text.matchAll(/["'(]((?:https?:)?\/\/[^\s"'<>()\\]+)/g),
      ].map(([, address = '']) => address)
    : /[\s<(]/.test(text)
      ? [...text.matchAll(/https?:\/\/[^\s<>()"'«»]+/g)].map(([address]) => address)
      : [text]
  return found.flatMap((address) => {
    const whole = address.replace(/^(?:https?:)?\/\/|^(?=[^/])/i, 'https://')
    if (/\s/.test(whole) || !URL.canParse(whole)) return []
    const url = new URL(whole)
    for (const name of [...url.searchParams.keys()]) {
      if (TRACKING.test(name)) url.searchParams.delete(name)
    }
    return url.host.includes('.') ? [url] : []
  })
}

const plain = ({ host, pathname, search }: URL) => host.replace(/^www\./, '') + pathname + search

type FoundVideo = { provider: keyof typeof videoProviders; fields: Record<string, string> }

/** Recognises a video by whatever its service gives: an address of any kind, or an embed code. */
export function recogniseVideo(pasted: string): Recognised<FoundVideo> {
  const text = decode(pasted)
  const addresses = addressesIn(text)
  const texts = [...addresses.map(plain), ...(isCode(text) ? [text] : [])]
  const providers = Object.entries(videoProviders) as [
    FoundVideo['provider'],
    VideoModule['provider'],
  ][]
  for (const each of texts) {
    for (const [provider, { forms }] of providers) {
      const groups = forms.map((form) => form.exec(each)?.groups).find((found) => found)
      if (groups) {
        const known = Object.entries(groups).filter(([, value]) => value !== undefined)
        return { provider, fields: Object.fromEntries(known) }
      }
    }
  }
  const whose = providers.find(([, { host }]) =>
    addresses.some((url) => host?.test(url.host.replace(/^www\./, ''))),
  )?.[1]
  if (whose) {
    const { service, example } = whose
    return {
      order: `Cette adresse de ${service.name} n’est pas celle d’une vidéo. Écrivez par exemple « ${example} ».`,
    }
  }
  return {
    order: addresses[0]
      ? 'Aucun service connu ne répond à cette adresse. Vérifiez-la, ou écrivez « provider: page » avec url, name, country et privacyPolicy.'
      : `Collez l’adresse de la vidéo ou son code d’intégration, par exemple « ${videoProviders.youtube.example} ».`,
  }
}

type FoundCalendar = { provider: SchedulingProviderId; url: string }

/** Recognises a booking page by its address, or by the embed code that its service gives. */
export function recogniseScheduling(pasted: string): FoundCalendar | { url: string | undefined } {
  const text = decode(pasted)
  const addresses = addressesIn(text)
  const providers = Object.entries(schedulingProviders) as [
    SchedulingProviderId,
    SchedulingProvider,
  ][]
  for (const [provider, { isHost, path, fromCode }] of providers) {
    const coded = isCode(text) ? fromCode?.(text) : undefined
    const url =
      coded ?? addresses.find(({ host, pathname }) => isHost(host) && path.test(pathname))?.href
    if (url) return { provider, url }
  }
  return { url: addresses[0]?.href }
}
