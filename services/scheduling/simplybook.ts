import { parseMessage } from '../parse-message.ts'
import type { SchedulingProvider } from '../SchedulingProvider.ts'
import type { Messages } from '../Service.ts'
import { height } from '../scheduling-signals.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'SimplyBook.me',
    country: 'Chypre',
    privacyPolicy: 'https://simplybook.me/en/policy',
  },
  tells: ['ready', 'height'],
  verified: { against: 'deux copies de widget.js, lues', on: '2026-11-21' },
  example: 'https://monagence.simplybook.it/v2/',
  isHost: (host) =>
    /^(?!(?:www|widget|secure)\.)[a-z\d-]+\.simplybook\.(?:it|me|net|asia)$/.test(host),
  path: /^\//,
  describe: (url) => ({
    pageUrl: url.href,
    frameUrl: withParameters(new URL('/v2/#book', url), {
      'widget-type': 'iframe',
      theme: 'default',
      timeline: 'modern',
      datepicker: 'top_calendar',
      lang: 'fr',
    }),
  }),
}

export const messages: Messages = {
  read(data) {
    const { event, height: px } = parseMessage(data)
    if (event === 'appReady') return { kind: 'ready' }
    return event === 'updateWidgetSize' ? height(px) : undefined
  },
}
