import type { SchedulingModule } from './SchedulingProvider.ts'
import { entriesOf, type Signal } from './Service.ts'
import * as acuity from './scheduling/acuity.ts'
import * as brevo from './scheduling/brevo.ts'
import * as calCom from './scheduling/cal-com.ts'
import * as calendly from './scheduling/calendly.ts'
import * as google from './scheduling/google.ts'
import * as hubspot from './scheduling/hubspot.ts'
import * as iclosed from './scheduling/iclosed.ts'
import * as leadConnector from './scheduling/lead-connector.ts'
import * as microsoftBookings from './scheduling/microsoft-bookings.ts'
import * as simplybook from './scheduling/simplybook.ts'
import * as tidycal from './scheduling/tidycal.ts'
import * as youcanbookme from './scheduling/youcanbookme.ts'
import * as zcal from './scheduling/zcal.ts'

const modules = {
  calendly,
  'cal-com': calCom,
  'lead-connector': leadConnector,
  hubspot,
  youcanbookme,
  iclosed,
  zcal,
  google,
  simplybook,
  tidycal,
  acuity,
  brevo,
  'microsoft-bookings': microsoftBookings,
} satisfies Record<string, SchedulingModule>

/** Every service, by the name that `scheduling.provider` takes, which is its file's. */
export const schedulingProviders = entriesOf(modules)

export type SchedulingProviderId = keyof typeof schedulingProviders

/** Its calendar tells the page around of such things. */
export const tells = (id: SchedulingProviderId, kind: Signal['kind']) =>
  (modules[id].provider.tells as readonly string[]).includes(kind)
