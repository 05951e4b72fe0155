// Scheduling services whose frames post no documented message, so that a link stays beside them.
import type { Provider } from '../Provider.ts'
import { withParameters } from '../with-parameters.ts'

const publicSnippets = '2026-11-22, extraits de sites publics, lus'
const microsoftHosts = ['bookings.cloud.microsoft', 'outlook.office.com', 'outlook.office365.com']

export const calendarsWithoutMessages = {
  zcal: {
    service: { name: 'zcal', country: 'États-Unis', privacyPolicy: 'https://zcal.co/privacy' },
    verified: publicSnippets,
    example: 'https://zcal.co/i/AbCdEfGh',
    hosts: ['zcal.co'],
    addresses: ['zcal.co/*'],
    frameParameters: () => ({ embed: '1', embedType: 'iframe' }),
  },
  google: {
    service: {
      name: 'Google Agenda',
      country: 'États-Unis',
      privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
    },
    verified: publicSnippets,
    example: 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0abcdef',
    hosts: ['calendar.google.com'],
    addresses: ['calendar.google.com/calendar/(u/*/|)appointments/*'],
    frameParameters: () => ({ gv: 'true' }),
  },
  tidycal: {
    service: {
      name: 'TidyCal',
      country: 'États-Unis',
      privacyPolicy: 'https://tidycal.com/privacy-policy',
      company: 'Sumo Group Inc.',
      source: 'https://help.tidycal.com/article/722',
    },
    verified: publicSnippets,
    example: 'https://tidycal.com/mon-agence/appel-decouverte',
    hosts: ['tidycal.com'],
    addresses: ['tidycal.com/*'],
    addressFromCode(code) {
      const [, path] = /tidycal-embed["'][^>]*data-path=["']([\w/-]+)["']/.exec(code) ?? []
      return path && `https://tidycal.com/${path}`
    },
  },
  acuity: {
    service: {
      name: 'Acuity Scheduling (Squarespace)',
      country: 'États-Unis',
      privacyPolicy: 'https://www.squarespace.com/privacy',
    },
    verified: publicSnippets,
    example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    hosts: ['acuityscheduling.com', 'as.me'],
    addresses: ['app.acuityscheduling.com', '*.as.me'],
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
    hosts: ['meet.brevo.com'],
    addresses: ['meet.brevo.com/*'],
    // The address of a page, and of its frame: `/agence/appel` → `/agence/borderless?l=appel`.
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
      country: 'États-Unis',
      privacyPolicy: 'https://privacy.microsoft.com/fr-fr/privacystatement',
    },
    verified: '2026-11-22, cadres de sites publics, lus',
    example: 'https://bookings.cloud.microsoft/book/MonAgence@exemple.fr/',
    hosts: microsoftHosts,
    addresses: microsoftHosts.flatMap((host) => [
      `${host}/owa/calendar/*/bookings`,
      `${host}/book/*`,
      `${host}/bookwithme/user/*`,
    ]),
    // Each of Microsoft's hosts may redirect to another, so the frame may show all of them.
    describe: () => ({ otherFrameOrigins: microsoftHosts.map((host) => `https://${host}`) }),
  },
  page: {
    service: { name: 'Autre service' },
    isSelfHosted: true,
    verified: '2026-11-22, rien : c’est le vôtre',
    example: 'https://reservation.exemple.fr/appel',
    addresses: [],
  },
} satisfies Record<string, Provider>
