// Lists what the owner must write about a service because its address does not tell.
import { isOnHost } from './addresses/match-address.ts'
import type { CompanyKey, ListedProvider } from './Provider.ts'

/** A key of `video` or `scheduling` that says who runs the service. */
export type RequiredKey = 'isOwn' | CompanyKey

/**
 * Lists the keys that the owner has to write about whoever runs the service at an address. Where the address
 * identifies the company, `name` is not among these keys, because the owner may not change the name.
 *
 * @param isOwn the owner's answer: true if they run the service themselves, `undefined` until they have
 * answered
 */
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
