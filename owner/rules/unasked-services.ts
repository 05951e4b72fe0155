import type { ThirdParty } from '../../src/embeds/consent/consent.ts'
import { fix, inSite, type Problem } from '../problems/Problem.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** Names of the companies that the pages call without asking the visitor (`consent: none`). */
export const unaskedServices = (
  { consent }: Pick<SiteConfig, 'consent'>,
  parties: ThirdParty[],
): string[] => (consent === 'none' ? parties.map(({ service }) => service.name) : [])

/** What the build and the check say of it: such a site is a demonstration, which no engine may list. */
export const askForConsent = (services: string[]): Problem =>
  fix('consent-needed', inSite('consent'), { companies: services.join(' et ') }, [
    { set: ['consent'], to: '' },
  ])
