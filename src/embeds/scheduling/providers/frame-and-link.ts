import type { SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

// Services whose messages nobody has been able to confirm: a frame and a link, and no promise.

export const iclosed: SchedulingProvider = {
  service: {
    name: 'iClosed',
    country: 'États-Unis',
    privacyPolicy: 'https://iclosed.io/privacy-policy',
  },
  example: 'https://app.iclosed.io/e/mon-agence/appel-decouverte',
  isHost: (host) => host === 'app.iclosed.io',
  path: /^\/e\/[^/]+\/[^/]+/,
  frameUrl: (url) => url.href,
  readyIsVerified: false,
}

export const zcal: SchedulingProvider = {
  service: {
    name: 'zcal',
    country: 'États-Unis',
    privacyPolicy: 'https://zcal.co/privacy',
  },
  example: 'https://zcal.co/i/AbCdEfGh',
  isHost: (host) => host === 'zcal.co',
  path: /^\/[^/]+/,
  frameUrl: (url) => withParameters(url, { embed: '1', embedType: 'iframe' }),
  readyIsVerified: false,
}

export const google: SchedulingProvider = {
  service: {
    name: 'Google Agenda',
    country: 'États-Unis',
    privacyPolicy: 'https://policies.google.com/privacy?hl=fr',
  },
  // The short `calendar.app.google` address only redirects here, and cannot be framed.
  example: 'https://calendar.google.com/calendar/appointments/schedules/AcZssZ0abcdef',
  isHost: (host) => host === 'calendar.google.com',
  path: /^\/calendar\/(?:u\/\d+\/)?appointments\/./,
  frameUrl: (url) => withParameters(url, { gv: 'true' }),
  readyIsVerified: false,
}

export const simplybook: SchedulingProvider = {
  service: {
    name: 'SimplyBook.me',
    country: 'Chypre',
    privacyPolicy: 'https://simplybook.me/en/policy',
  },
  example: 'https://monagence.simplybook.it/v2/',
  isHost: (host) =>
    /^(?!(?:www|widget|secure)\.)[a-z\d-]+\.simplybook\.(?:it|me|net|asia)$/.test(host),
  path: /^\//,
  frameUrl: (url) =>
    withParameters(new URL('/v2/#book', url), {
      'widget-type': 'iframe',
      theme: 'default',
      timeline: 'modern',
      datepicker: 'top_calendar',
      lang: 'fr',
    }),
  readyIsVerified: false,
}

export const tidycal: SchedulingProvider = {
  service: {
    name: 'TidyCal',
    country: 'États-Unis',
    privacyPolicy: 'https://tidycal.com/privacy-policy',
  },
  example: 'https://tidycal.com/mon-agence/appel-decouverte',
  isHost: (host) => host === 'tidycal.com' || host === 'www.tidycal.com',
  path: /^\/[^/]+/,
  frameUrl: (url) => url.href,
  readyIsVerified: false,
}

export const acuity: SchedulingProvider = {
  service: {
    name: 'Acuity Scheduling (Squarespace)',
    country: 'États-Unis',
    privacyPolicy: 'https://www.squarespace.com/privacy',
  },
  example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
  isHost: (host) => host === 'app.acuityscheduling.com',
  path: /^\/schedule(?:\.php$|\/.)/,
  frameUrl: (url) => withParameters(url, { ref: 'embedded_csp' }),
  allow: 'payment',
  readyIsVerified: false,
}
