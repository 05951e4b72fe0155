import type { ListedProvider, Provider, ProviderModule } from './Provider.ts'
import type { Signal } from './Service.ts'
import * as calCom from './scheduling/cal-com.ts'
import * as calendly from './scheduling/calendly.ts'
import * as fillout from './scheduling/fillout.ts'
import * as hubspot from './scheduling/hubspot.ts'
import * as iclosed from './scheduling/iclosed.ts'
import * as leadConnector from './scheduling/lead-connector.ts'
import * as oncehub from './scheduling/oncehub.ts'
import { silentCalendars } from './scheduling/silent-calendars.ts'
import * as simplybook from './scheduling/simplybook.ts'
import * as youcanbookme from './scheduling/youcanbookme.ts'
import * as apiVideo from './video/api-video.ts'
import * as bunny from './video/bunny.ts'
import * as gumlet from './video/gumlet.ts'
import * as mux from './video/mux.ts'
import * as peertube from './video/peertube.ts'
import { silentVideos } from './video/silent-videos.ts'
import * as vimeo from './video/vimeo.ts'
import * as wistia from './video/wistia.ts'
import * as youtube from './video/youtube.ts'

/** What an entry tells follows from its samples. */
const listed = <Id extends string, SilentId extends string>(
  speaking: Record<Id, ProviderModule>,
  silent: Record<SilentId, Provider>,
) => {
  const modules = Object.entries<ProviderModule>(speaking).map(([id, { provider, samples }]) => {
    const kinds = samples.flatMap(([, meaning]) => meaning?.kind ?? [])
    return [id, { ...provider, tells: [...new Set(kinds)] }]
  })
  const rows = Object.entries<Provider>(silent).map(([id, entry]) => [id, { ...entry, tells: [] }])
  return Object.fromEntries([...modules, ...rows]) as Record<Id | SilentId, ListedProvider>
}

/** Every service, by the name that `provider` takes, which is its file's where it speaks. */
export const providers = {
  video: listed(
    { wistia, vimeo, youtube, bunny, mux, gumlet, 'api-video': apiVideo, peertube },
    silentVideos,
  ),
  scheduling: listed(
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
    silentCalendars,
  ),
}

export type EmbedKind = keyof typeof providers
export type ProviderId<Kind extends EmbedKind = EmbedKind> = {
  [Each in Kind]: keyof (typeof providers)[Each]
}[Kind]

/** A service by a name that nobody has checked. */
export const providerOf = (kind: EmbedKind, id: unknown): ListedProvider | undefined =>
  typeof id === 'string' && Object.hasOwn(providers[kind], id)
    ? (providers[kind] as Record<string, ListedProvider>)[id]
    : undefined

/** Its frame says this of what happens in it. */
export const tells = (kind: EmbedKind, id: unknown, signal: Signal['kind']) =>
  providerOf(kind, id)?.tells.includes(signal) ?? false
