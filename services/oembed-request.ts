import type { OEmbed } from './Provider.ts'
import { withParameters } from './with-parameters.ts'

/** Writes the address by which a service is asked, by oEmbed, for the title and picture of a video. */
export const oembedRequest = ({ endpoint }: OEmbed, pageUrl: string) =>
  withParameters(new URL(endpoint, pageUrl), { url: pageUrl })
