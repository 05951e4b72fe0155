import { entriesOf } from './Service.ts'
import type { VideoModule } from './VideoProvider.ts'
import * as bunny from './video/bunny.ts'
import * as dailymotion from './video/dailymotion.ts'
import * as loom from './video/loom.ts'
import * as mux from './video/mux.ts'
import * as page from './video/page.ts'
import * as peertube from './video/peertube.ts'
import * as vidalytics from './video/vidalytics.ts'
import * as vimeo from './video/vimeo.ts'
import * as wistia from './video/wistia.ts'
import * as youtube from './video/youtube.ts'

const modules = {
  wistia,
  vimeo,
  youtube,
  bunny,
  peertube,
  mux,
  dailymotion,
  loom,
  vidalytics,
  page,
} satisfies Record<string, VideoModule>

/** Every hosted service, by the name that `video.provider` takes, which is its file's. */
export const videoProviders = entriesOf(modules)

type FieldsOf<Provider extends { describe: (fields: never, siteUrl: string) => unknown }> =
  Parameters<Provider['describe']>[0]

/** A service and its own fields. */
export type HostedVideo = {
  [Id in keyof typeof videoProviders]: { provider: Id } & FieldsOf<(typeof videoProviders)[Id]>
}[keyof typeof videoProviders]
