// Tells what the owner must write about a service because its address does not say it.
import { isOnHost } from './addresses/match-address.ts'
import type { CompanyKey, ListedProvider } from './Provider.ts'

/** A key of `video` or `scheduling` that says who runs the service. */
export type RequiredKey = 'isOwn' | CompanyKey

/**
 * Lists what the owner has to write about whoever runs the service at an address. Where the address
 * identifies the company, its name is not among them: the owner may not give it another.
 *
 * @param isOwn the owner's answer: true if he runs the service himself, `undefined` until he has said
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
