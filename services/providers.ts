// The list of all video and scheduling services, which the questions, the build and the documentation read.
import type { Provider } from './Provider.ts'
import type { EmbedKind } from './Service.ts'
import { provider as calCom } from './scheduling/cal-com.ts'
import { calendarTable } from './scheduling/calendar-table.ts'
import { provider as calendly } from './scheduling/calendly.ts'
import { provider as hubspot } from './scheduling/hubspot.ts'
import { provider as iclosed } from './scheduling/iclosed.ts'
import { provider as leadConnector } from './scheduling/lead-connector.ts'
import { videoTable } from './video/video-table.ts'
import { provider as vimeo } from './video/vimeo.ts'
import { provider as wistia } from './video/wistia.ts'
import { provider as youtube } from './video/youtube.ts'

const withTypes = <Id extends string>(table: Record<Id, Provider>) => table

/** The services with a file of their own, which bears their key: our page reads their messages. */
const talking = {
  video: { wistia, vimeo, youtube },
  scheduling: { calendly, 'cal-com': calCom, 'lead-connector': leadConnector, hubspot, iclosed },
}

export const providers = {
  video: withTypes({ ...talking.video, ...videoTable }),
  scheduling: withTypes({ ...talking.scheduling, ...calendarTable }),
}

export type ProviderId<Kind extends EmbedKind = EmbedKind> = {
  [Each in Kind]: keyof (typeof providers)[Each]
}[Kind]

export const listProviders = (kind: EmbedKind): [id: string, provider: Provider][] =>
  Object.entries<Provider>(providers[kind])

export const findProvider = (kind: EmbedKind, id: unknown): Provider | undefined =>
  listProviders(kind).find(([each]) => each === id)?.[1]

export const hasMessages = (kind: EmbedKind, id: string) => Object.hasOwn(talking[kind], id)
