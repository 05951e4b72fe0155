// The list of all video and scheduling services, which the schema, the build and the documentation read.
import type { ListedProvider, Provider, ProviderModule } from './Provider.ts'
import * as calCom from './scheduling/cal-com.ts'
import { calendarsWithoutMessages } from './scheduling/calendars-without-messages.ts'
import * as calendly from './scheduling/calendly.ts'
import * as fillout from './scheduling/fillout.ts'
import * as hubspot from './scheduling/hubspot.ts'
import * as iclosed from './scheduling/iclosed.ts'
import * as leadConnector from './scheduling/lead-connector.ts'
import * as oncehub from './scheduling/oncehub.ts'
import * as simplybook from './scheduling/simplybook.ts'
import * as youcanbookme from './scheduling/youcanbookme.ts'
import * as apiVideo from './video/api-video.ts'
import * as bunny from './video/bunny.ts'
import * as gumlet from './video/gumlet.ts'
import * as mux from './video/mux.ts'
import * as peertube from './video/peertube.ts'
import { videosWithoutMessages } from './video/videos-without-messages.ts'
import * as vimeo from './video/vimeo.ts'
import * as wistia from './video/wistia.ts'
import * as youtube from './video/youtube.ts'

/** Adds to each service the list `signals`: what the messages recorded in its `samples` tell our page. */
function listProviders<Id extends string, OtherId extends string>(
  modules: Record<Id, ProviderModule>,
  withoutMessages: Record<OtherId, Provider>,
) {
  const list: Record<string, ListedProvider> = {}
  for (const [id, { provider, samples }] of Object.entries<ProviderModule>(modules)) {
    const kinds = samples.flatMap(([, meaning]) => meaning?.kind ?? [])
    list[id] = { ...provider, signals: [...new Set(kinds)] }
  }
  for (const [id, provider] of Object.entries<Provider>(withoutMessages)) {
    list[id] = { ...provider, signals: [] }
  }
  return list as Record<Id | OtherId, ListedProvider>
}

/**
 * Every service, by the id that the owner writes as `provider`. If our page reads the messages of a service,
 * the build takes them from the file that bears this id.
 */
export const providers = {
  video: listProviders(
    { wistia, vimeo, youtube, bunny, mux, gumlet, 'api-video': apiVideo, peertube },
    videosWithoutMessages,
  ),
  scheduling: listProviders(
    {
      calendly,
      'cal-com': calCom,
      'lead-connector': leadConnector,
      hubspot,
      iclosed,
      oncehub,
      fillout,
      simplybook,
      youcanbookme,
    },
    calendarsWithoutMessages,
  ),
}

export type EmbedKind = keyof typeof providers
export type ProviderId<Kind extends EmbedKind = EmbedKind> = {
  [Each in Kind]: keyof (typeof providers)[Each]
}[Kind]

/** @param id anything that an owner may have written */
export const findProvider = (kind: EmbedKind, id: unknown): ListedProvider | undefined =>
  typeof id === 'string' && Object.hasOwn(providers[kind], id)
    ? (providers[kind] as Record<string, ListedProvider>)[id]
    : undefined
