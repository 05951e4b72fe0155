import type { Provider } from '../Provider.ts'
import { withParameters } from '../with-parameters.ts'

const AMERICA = 'États-Unis'
const snippets = '2026-11-22, extraits de sites publics, lus'
const microsoftHosts = ['bookings.cloud.microsoft', 'outlook.office.com', 'outlook.office365.com']

/** Services whose calendars tell nothing that is published: their frame, and a link beside it. */
export const calendarsWithoutMessages = {
  zcal: {
    service: { name: 'zcal', country: AMERICA, privacyPolicy: 'https://zcal.co/privacy' },
    verified: snippets,
    example: 'https://zcal.co/i/AbCdEfGh',
    hostPattern: /^zcal\.co$/,
    addressPatterns: [/^zcal\.co\/[^/?]/],
    frameParameters: () => ({ embed: '1', embedType: 'iframe' }),
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
    hostPattern: /^calendar\.google\.com$/,
    addressPatterns: [/^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?appointments\/./],
    frameParameters: () => ({ gv: 'true' }),
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
    hostPattern: /^tidycal\.com$/,
    addressPatterns: [/^tidycal\.com\/[^/?]/],
    addressFromCode(code) {
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
    hostPattern: /^(?:app\.acuityscheduling\.com|[a-z\d-]+\.as\.me)$/,
    addressPatterns: [
      /^(?:app\.acuityscheduling\.com|[a-z\d-]+\.as\.me)\/(?:$|\?|schedule(?:\.php(?:\?|$)|\/.)|[\w-]+\/?(?:\?|$))/,
    ],
    allow: 'payment',
    frameParameters: () => ({ ref: 'embedded_csp' }),
  },
  brevo: {
    service: {
      name: 'Brevo Meetings',
      country: 'France',
      privacyPolicy: 'https://www.brevo.com/legal/privacypolicy/',
    },
    verified: '2026-11-22, le cadre d’un site public français, lu',
    example: 'https://meet.brevo.com/mon-agence/appel-decouverte',
    hostPattern: /^meet\.brevo\.com$/,
    addressPatterns: [/^meet\.brevo\.com\/[^/?]/],
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
    hostPattern: /^(?:bookings\.cloud\.microsoft|outlook\.office(?:365)?\.com)$/,
    addressPatterns: [
      /^(?:bookings\.cloud\.microsoft|outlook\.office(?:365)?\.com)\/(?:owa\/calendar\/[^/?]+\/bookings(?:[/?]|$)|book(?:withme\/user)?\/[^/?]+)/,
    ],
    // Addresses of the one lead to the other.
    describe: () => ({ otherFrameOrigins: microsoftHosts.map((host) => `https://${host}`) }),
  },
  page: {
    service: { name: 'Autre service', country: 'demandé', privacyPolicy: 'https://exemple.fr/' },
    verified: '2026-11-22, rien : c’est le vôtre',
    example: 'https://reservation.exemple.fr/appel',
    addressPatterns: [],
    requiredKeys: () => ['name', 'country', 'privacyPolicy'],
  },
} satisfies Record<string, Provider>
