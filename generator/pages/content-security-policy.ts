// The security policy of a page, written into the page itself: a page and its policy cannot be of two builds.
import { parsePlainUrl } from '../../services/addresses/plain-url.ts'

/** What every policy allows; `PolicySources` adds to it. `frame-ancestors` works in a header only. */
const directives = {
  'default-src': "'none'",
  // `'self'` because the inline script, which its hash allows, imports files that this hash does not cover.
  'script-src': "'self'",
  'style-src': '',
  'img-src': "'self'",
  'font-src': "'self'",
  // `'self'` because the boot script fetches the application's files before it imports them.
  'connect-src': "'self'",
  'media-src': "'self'",
  // `'self'` because a calendar may redirect its frame to our page of thanks.
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
}

/** What a build adds: origins of its services (`https://calendly.com`), hashes of the inline script and style. */
export type PolicySources = Partial<Record<keyof typeof directives, string[]>>

/** @throws {Error} in French, on an origin with anything more than `https://` and a host name */
function quoteSource(value: string): string {
  if (/^sha256-[\w+/]{43}=$/.test(value)) return `'${value}'`
  if (parsePlainUrl(value)?.origin === value) return value
  throw new Error(
    `L’origine ${JSON.stringify(value)} ne peut pas entrer dans la politique de sécurité : écrivez « https:// » suivi d’un nom d’hôte simple, sans port ni chemin.`,
  )
}

/** @returns the value of the `Content-Security-Policy` of every page */
export const contentSecurityPolicy = (sources: PolicySources): string =>
  Object.entries(directives)
    .map(([name, always]) => {
      const added = sources[name as keyof PolicySources]?.map(quoteSource)
      return [name, always, ...new Set(added)].filter(Boolean).join(' ')
    })
    .join('; ')
