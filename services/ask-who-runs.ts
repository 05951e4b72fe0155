import type { CompanyKey, ListedProvider } from './Provider.ts'

/** What an owner may have to say of whoever runs a service. */
export type RunnerKey = 'isOwn' | CompanyKey

/** Software that anybody may run, or a page that we do not know: its address does not say by whom. */
const mayBeOwn = ({ asks, host }: ListedProvider, url: URL) =>
  asks !== undefined && !host?.test(url.host.replace(/^www\./, ''))

/**
 * What the owner has to say of whoever runs a service at this address. A company that the address names
 * is known: nobody may call it by another name.
 *
 * @param isOwn the owner's answer, once there is one: he runs it himself, or another company does
 */
export function askWhoRuns(entry: ListedProvider, url: URL, isOwn?: unknown): RunnerKey[] {
  if (!mayBeOwn(entry, url)) return [...(entry.asks?.(url) ?? [])]
  return isOwn === false ? ['isOwn', 'name', 'country', 'privacyPolicy'] : ['isOwn']
}
