import { isOnHost } from './addresses/match-address.ts'
import type { CompanyKey, ListedProvider } from './Provider.ts'

/** A key of `video` or `scheduling` that says who runs the service. */
export type RequiredKey = 'isOwn' | CompanyKey

/** Lists the keys by which the owner must say who runs the service. `isOwn` is his answer so far, if any. */
export function listRequiredKeys(
  { service, isSelfHosted, hosts }: ListedProvider,
  url: URL,
  isOwn?: unknown,
): RequiredKey[] {
  if (isSelfHosted && !isOnHost(url, hosts)) {
    return isOwn === false ? ['isOwn', 'name', 'country', 'privacyPolicy'] : ['isOwn']
  }
  return (['country', 'privacyPolicy'] as const).filter((key) => service[key] === undefined)
}
