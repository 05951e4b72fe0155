import type { ThirdParty } from '../../src/embeds/consent/consent.ts'
import { fix, inSite, type Problem } from '../problems/Problem.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** Names the companies that the pages call without asking the visitor (`consent: none`). */
export const unaskedServices = (
  { consent }: Pick<SiteConfig, 'consent'>,
  companies: ThirdParty[],
): string[] => (consent === 'none' ? companies.map(({ service }) => service.name) : [])

/** Makes the problem of such a site, for the build and for the check: no search engine may list it. */
export const askForConsent = (services: string[]): Problem =>
  fix('consent-needed', inSite('consent'), { companies: services.join(' et ') }, [
    { set: ['consent'], to: '' },
  ])
