import { isOnHost } from './addresses/match-address.ts'
import type { CompanyKey, ListedProvider } from './Provider.ts'

export type RequiredKey = 'isOwn' | CompanyKey

/** Lists the keys by which the owner must say who runs the service. `isOwn` is what he wrote under that key. */
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
