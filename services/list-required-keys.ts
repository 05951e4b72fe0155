import { isOnHost } from './addresses/match-address.ts'
import type { CompanyKey, ListedProvider } from './Provider.ts'

/** A key of `video` or `scheduling` that says who runs the service. */
export type RequiredKey = 'isOwn' | CompanyKey

/** What the owner must say of whoever runs the service; `isOwn` is his answer, if there is one yet. */
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
