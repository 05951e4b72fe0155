import type { Provider } from '../Provider.ts'
import { withParameters } from '../with-parameters.ts'

const AMERICA = 'États-Unis'
const snippets = '2026-11-22, extraits de sites publics, lus'
const microsoftHosts = ['bookings.cloud.microsoft', 'outlook.office.com', 'outlook.office365.com']

/** Services whose calendars tell nothing that is published: their frame, and a link beside it. */
export const silentCalendars = {
  zcal: {
    service: { name: 'zcal', country: AMERICA, privacyPolicy: 'https://zcal.co/privacy' },
    verified: snippets,
    example: 'https://zcal.co/i/AbCdEfGh',
    host: /^zcal\.co$/,
    forms: [/^zcal\.co\/[^/?]/],
    parameters: () => ({ embed: '1', embedType: 'iframe' }),
  },
  google: {
    service: {
      name: 'Google Agenda',
      country: AMERICA,
      privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
    },
    verified: snippets,
    // The short `calendar.app.google` address only redirects here, and cannot be framed.
    example: 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0abcdef',
    host: /^calendar\.google\.com$/,
    forms: [/^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?appointments\/./],
    parameters: () => ({ gv: 'true' }),
  },
  tidycal: {
    service: {
      name: 'TidyCal',
      country: AMERICA,
      privacyPolicy: 'https://tidycal.com/privacy-policy',
      company: 'Sumo Group Inc.',
      source: 'https://help.tidycal.com/article/722',
    },
    verified: snippets,
    example: 'https://tidycal.com/mon-agence/appel-decouverte',
    host: /^tidycal\.com$/,
    forms: [/^tidycal\.com\/[^/?]/],
    fromCode(code) {
      const [, path] = /tidycal-embed["'][^>]*data-path=["']([\w/-]+)["']/.exec(code) ?? []
      return path && `https://tidycal.com/${path}`
    },
  },
  acuity: {
    service: {
      name: 'Acuity Scheduling (Squarespace)',
      country: AMERICA,
      privacyPolicy: 'https://www.squarespace.com/privacy',
    },
    verified: snippets,
    example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    host: /^(?:app\.acuityscheduling\.com|[a-z\d-]+\.as\.me)$/,
    forms: [
      /^(?:app\.acuityscheduling\.com|[a-z\d-]+\.as\.me)\/(?:$|\?|schedule(?:\.php(?:\?|$)|\/.)|[\w-]+\/?(?:\?|$))/,
    ],
    allow: 'payment',
    parameters: () => ({ ref: 'embedded_csp' }),
  },
  brevo: {
    service: {
      name: 'Brevo Meetings',
      country: 'France',
      privacyPolicy: 'https://www.brevo.com/legal/privacypolicy/',
    },
    verified: '2026-11-22, le cadre d’un site public français, lu',
    example: 'https://meet.brevo.com/mon-agence/appel-decouverte',
    host: /^meet\.brevo\.com$/,
    forms: [/^meet\.brevo\.com\/[^/?]/],
    // The form for frames names the kind of meeting by a parameter.
    describe(url) {
      const [, owner = '', page = ''] = url.pathname.split('/')
      const isForFrames = page === 'borderless'
      const meeting = isForFrames ? url.searchParams.get('l') : page
      return {
        pageUrl: new URL(`/${owner}/${meeting ?? ''}`.replace(/\/$/, ''), url).href,
        frameUrl: withParameters(new URL(`/${owner}/borderless`, url), { l: meeting || null }),
      }
    },
  },
  'microsoft-bookings': {
    service: {
      name: 'Microsoft Bookings',
      country: AMERICA,
      privacyPolicy: 'https://privacy.microsoft.com/fr-fr/privacystatement',
    },
    verified: '2026-11-22, cadres de sites publics, lus',
    example: 'https://bookings.cloud.microsoft/book/MonAgence@exemple.fr/',
    host: /^(?:bookings\.cloud\.microsoft|outlook\.office(?:365)?\.com)$/,
    forms: [
      /^(?:bookings\.cloud\.microsoft|outlook\.office(?:365)?\.com)\/(?:owa\/calendar\/[^/?]+\/bookings(?:[/?]|$)|book(?:withme\/user)?\/[^/?]+)/,
    ],
    // Addresses of the one lead to the other.
    describe: () => ({ otherFrameOrigins: microsoftHosts.map((host) => `https://${host}`) }),
  },
  page: {
    service: { name: 'Autre service', country: 'demandé', privacyPolicy: 'https://exemple.fr/' },
    verified: '2026-11-22, rien : c’est le vôtre',
    example: 'https://reservation.exemple.fr/appel',
    forms: [],
    asks: () => ['name', 'country', 'privacyPolicy'],
  },
} satisfies Record<string, Provider>
