// Scheduling services whose messages our page does not read: a frame that has loaded counts as shown.
import { google } from '../google.ts'
import type { Provider } from '../Provider.ts'

const microsoftHosts = ['bookings.cloud.microsoft', 'outlook.office.com', 'outlook.office365.com']

export const calendarTable = {
  oncehub: {
    service: {
      name: 'OnceHub',
      privacyPolicy: 'https://www.oncehub.com/trustcenter/legal/privacynotice',
      legalName: 'OnceHub Inc.',
      purposes: 'Tenir l’agenda, et compter les visiteurs qui y reviennent',
      trackers: [
        { name: 'oh_identify', duration: '90\u00a0jours' },
        { name: 'oh_conversation', duration: '30\u00a0minutes' },
      ],
      source: 'https://help.oncehub.com/help/oncehub-cookies',
    },
    example: 'https://go.oncehub.com/mon-agence',
    hosts: ['oncehub.com'],
    addresses: ['go.oncehub.com/{user}(/*|)'],
    // Each of the two hosts may redirect to the other.
    otherFrameOrigins: ['https://go.oncehub.com', 'https://oncehub.com'],
  },
  fillout: {
    service: {
      name: 'Fillout',
      country: 'États-Unis',
      privacyPolicy: 'https://www.fillout.com/privacy',
      legalName: 'Restly, Inc.',
      source: 'https://www.fillout.com/terms',
    },
    example: 'https://forms.fillout.com/t/AbCdEf12GhUs',
    hosts: ['fillout.com'],
    addresses: ['(*.|)fillout.com/t/{id}'],
    placeholders: { id: /[^/]+/ },
    page: 'https://forms.fillout.com/t/{id}',
    frame: 'https://embed.fillout.com/t/{id}',
  },
  simplybook: {
    service: {
      name: 'SimplyBook.me',
      country: 'Chypre',
      privacyPolicy: 'https://simplybook.me/en/policy',
    },
    example: 'https://monagence.simplybook.it/v2/',
    hosts: ['simplybook.it', 'simplybook.me', 'simplybook.net', 'simplybook.asia'],
    addresses: ['{company}.simplybook.{end}(/v2|)'],
    placeholders: {
      end: /it|me|net|asia/,
      company: /(?!(?:widget|secure|account|user-api|help|news)\.)[a-z\d-]+/,
    },
    frame:
      'https://{company}.simplybook.{end}/v2/?widget-type=iframe&theme=default&timeline=modern&datepicker=top_calendar&lang=fr#book',
  },
  youcanbookme: {
    service: {
      name: 'YouCanBookMe',
      country: 'Royaume-Uni',
      privacyPolicy: 'https://youcanbook.me/privacy',
    },
    example: 'https://mon-agence.youcanbook.me/',
    hosts: ['youcanbook.me'],
    addresses: ['{calendar}.youcanbook.me'],
    placeholders: { calendar: /(?!(?:app|api|go|help|login|support)\.)[\w-]+/ },
    parameters: { noframe: 'true', skipHeaderFooter: 'true' },
  },
  zcal: {
    service: { name: 'zcal', country: 'États-Unis', privacyPolicy: 'https://zcal.co/privacy' },
    example: 'https://zcal.co/i/AbCdEfGh',
    hosts: ['zcal.co'],
    addresses: ['zcal.co/{user}(/{event}|)', 'zcal.co/t/{user}(/{event}|)'],
    parameters: { embed: '1', embedType: 'iframe' },
  },
  google: {
    service: { ...google, name: 'Google Agenda' },
    example: 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0abcdef',
    hosts: ['calendar.google.com'],
    addresses: ['calendar.google.com/calendar/(u/*/|)appointments/{id}'],
    placeholders: { id: /(?:schedules\/)?[\w-]{6,}/ },
    // `u/0` is the first of the accounts that the owner's browser is signed in to.
    page: 'https://calendar.google.com/calendar/appointments/{id}',
    frame: 'https://calendar.google.com/calendar/appointments/{id}?gv=true',
  },
  tidycal: {
    service: {
      name: 'TidyCal',
      country: 'États-Unis',
      privacyPolicy: 'https://tidycal.com/privacy-policy',
      legalName: 'Sumo Group Inc.',
      source: 'https://help.tidycal.com/article/722',
    },
    example: 'https://tidycal.com/mon-agence/appel-decouverte',
    hosts: ['tidycal.com'],
    addresses: ['tidycal.com/(team/|){user}(/{event}|)'],
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
    example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    hosts: ['acuityscheduling.com', 'as.me'],
    addresses: [
      'app.acuityscheduling.com/schedule.php?owner={id}',
      '(app|{company}).acuityscheduling.com/schedule/{id}(/**|)',
      '{company}.acuityscheduling.com',
      '{company}.as.me(/{user}|/schedule/{id}(/**|)|)',
    ],
    placeholders: {
      company: /(?!(?:app|secure|embed|help|developers|www)\.)[\w-]+/,
      id: /[\da-f]+/,
    },
    allow: 'payment',
    parameters: { ref: 'embedded_csp' },
  },
  brevo: {
    service: {
      name: 'Brevo Meetings',
      country: 'France',
      privacyPolicy: 'https://www.brevo.com/legal/privacypolicy/',
    },
    example: 'https://meet.brevo.com/mon-agence/appel-decouverte',
    hosts: ['meet.brevo.com'],
    addresses: [
      'meet.brevo.com/{user}/borderless?l={event}',
      'meet.brevo.com/{user}(/borderless|)',
      'meet.brevo.com/{user}/{event}',
    ],
    page: 'https://meet.brevo.com/{user}/{event}',
    frame: 'https://meet.brevo.com/{user}/borderless?l={event}',
  },
  'microsoft-bookings': {
    service: {
      name: 'Microsoft Bookings',
      country: 'États-Unis',
      privacyPolicy: 'https://privacy.microsoft.com/fr-fr/privacystatement',
      legalName: 'Microsoft Ireland Operations Limited, filiale de Microsoft Corporation',
      source: 'https://privacy.microsoft.com/fr-fr/privacystatement',
    },
    example: 'https://bookings.cloud.microsoft/book/MonAgence@exemple.fr/',
    hosts: microsoftHosts,
    addresses: microsoftHosts.flatMap((host) => [
      `${host}/owa/calendar/*/bookings(/s/*|)`,
      `${host}/book/*(/s/*|)`,
      `${host}/bookwithme/user/*(/meetingtype/*|)`,
    ]),
    // Each of Microsoft's hosts may redirect to another, so the frame may show all of them.
    otherFrameOrigins: microsoftHosts.map((host) => `https://${host}`),
  },
  other: {
    service: { name: 'Autre service' },
    canBeSelfHosted: true,
    example: 'https://reservation.exemple.fr/appel',
    addresses: [],
  },
} satisfies Record<string, Provider>
