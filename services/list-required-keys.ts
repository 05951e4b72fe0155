import { isOnHost } from './match-address.ts'
import type { CompanyKey, ListedProvider } from './Provider.ts'

/** A key of `video` or `scheduling` that says who runs the service. */
export type RequiredKey = 'isOwn' | CompanyKey

/**
 * True for software that anybody may host, such as PeerTube, and for a page of an unknown service:
 * the owner himself may run it.
 */
function mayBeRunByOwner({ requiredKeys, hosts }: ListedProvider, url: URL): boolean {
  return requiredKeys !== undefined && !isOnHost(url, hosts)
}

/**
 * Lists what the owner has to write about whoever runs the service at an address. Where the address
 * identifies the company, its name is not among them: the owner may not give it another.
 *
 * @param isOwn the owner's answer: true if he runs the service himself, `undefined` until he has said
 */
export function listRequiredKeys(
  provider: ListedProvider,
  url: URL,
  isOwn?: unknown,
): RequiredKey[] {
  if (!mayBeRunByOwner(provider, url)) return [...(provider.requiredKeys?.(url) ?? [])]
  return isOwn === false ? ['isOwn', 'name', 'country', 'privacyPolicy'] : ['isOwn']
}
