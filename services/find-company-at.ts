import { isOnHost } from './addresses/match-address.ts'
import { findKnownCompany } from './known-companies.ts'
import { listProviders } from './providers.ts'

/** Names the company at an address, as far as we know it. */
export function findCompanyAt(url: URL): string | undefined {
  const all = [...listProviders('video'), ...listProviders('scheduling')]
  const listed = all.find(([, { hosts }]) => isOnHost(url, hosts))?.[1]
  return listed?.service.name ?? findKnownCompany(url)
}
