import { isOnHost } from './addresses/match-address.ts'
import { findKnownCompany } from './known-companies.ts'
import type { CompanyKey, Provider } from './Provider.ts'

export type RequiredKey = 'isOwn' | CompanyKey

/** Lists what the owner must say of who runs the service. `isOwn` is what he answered to that question. */
export function listRequiredKeys(
  { service, isSelfHosted, hosts }: Provider,
  url: URL,
  isOwn?: unknown,
): RequiredKey[] {
  if (!isSelfHosted || isOnHost(url, hosts)) {
    return (['country', 'privacyPolicy'] as const).filter((key) => service[key] === undefined)
  }
  if (findKnownCompany(url)) return ['country', 'privacyPolicy']
  return isOwn === false ? ['isOwn', 'name', 'country', 'privacyPolicy'] : ['isOwn']
}
