import { describeService } from '../../services/describe-service.ts'
import { findProvider } from '../../services/providers.ts'
import { embedKinds } from '../../services/Service.ts'
import type { ThirdParty } from '../../src/embeds/consent/consent.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { valueAt } from '../values.ts'

/** A company behind the video or the calendar, with the address of that video or booking page. */
export type ThirdPartyPage = ThirdParty & { pageUrl: string }

/** Lists the companies that serve the video and the calendar. A service that the owner runs is left out. */
export const listThirdParties = (config: SiteConfig): ThirdPartyPage[] =>
  embedKinds.flatMap((kind) => {
    const keys = config[kind]
    const provider = findProvider(kind, keys.provider)
    if (!provider || !keys.url || keys.isOwn) return []
    const { service, pageUrl } = describeService(provider, new URL(keys.url), config.url, keys)
    return [{ kind, service, pageUrl }]
  })

/** Leaves out a company whose name is our example, in the place of an answer. @param typed the data of `site.yaml` */
export const listNamedThirdParties = (config: SiteConfig, typed: unknown): ThirdPartyPage[] =>
  listThirdParties(config).filter(
    ({ kind }) => !config[kind].name || valueAt(typed, [kind, 'name']),
  )
