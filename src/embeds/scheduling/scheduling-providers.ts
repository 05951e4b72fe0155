import { calCom } from './providers/cal-com.ts'
import { calendly } from './providers/calendly.ts'
import { acuity, google, iclosed, simplybook, tidycal, zcal } from './providers/frame-and-link.ts'
import { hubspot } from './providers/hubspot.ts'
import { leadConnector } from './providers/lead-connector.ts'
import { youCanBookMe } from './providers/youcanbookme.ts'
import type { SchedulingProvider } from './SchedulingProvider.ts'

/**
 * The services that can be named in the configuration. A service that speaks has its own file,
 * `providers/<key>.ts`, whose `messages` reach the browser; the others share a table.
 */
export const schedulingProviders = {
  calendly,
  'cal-com': calCom,
  'lead-connector': leadConnector,
  hubspot,
  youcanbookme: youCanBookMe,
  iclosed,
  zcal,
  google,
  simplybook,
  tidycal,
  acuity,
} satisfies Record<string, SchedulingProvider>

export type SchedulingProviderId = keyof typeof schedulingProviders

/** What the owner says of the discovery call itself, whatever the calendar. */
type AboutTheCall = {
  /** Who calls, as in « avec Camille, de l’agence »: `'Camille, de l’agence'`. `null` or nothing says nothing. */
  with?: string | null
  /** By what means, as in « 30 minutes en visioconférence »: `'en visioconférence'`, `'par téléphone'`. */
  means?: string | null
}

/** A service of the list: its name is optional where the address tells it. */
export type ServiceCalendar = AboutTheCall & {
  /** Needed only where the service answers on a host of your own, as GoHighLevel can. */
  provider?: SchedulingProviderId
  /** Address of the booking page as you would send it to someone, e.g. `https://calendly.com/mon-agence/appel-decouverte`. */
  url: string
}

/** Any other page that lets itself be framed. It is shown as it is: no message of it is understood. */
export type PageCalendar = AboutTheCall & {
  provider: 'page'
  /** Address of the booking page, in https. */
  url: string
  /** Who runs it, for the legal pages and the consent card, e.g. `'Doodle'`. */
  name: string
  /** Where that company is, in French, e.g. `'Suisse'`. */
  country: string
  /** Address of that company's own privacy policy. */
  privacyPolicy: string
}

/** The calendar of `demo/calendar`: it looks and behaves like a service's, and books nothing. */
export type DemoCalendar = AboutTheCall & { provider: 'demo' }

export type SchedulingConfig = ServiceCalendar | PageCalendar | DemoCalendar
