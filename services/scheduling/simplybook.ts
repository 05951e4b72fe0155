// SimplyBook.me: its addresses, its frame, and the messages of its booking page.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { createReader, heightSignal, readHeight } from '../read-message.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: Provider = {
  service: {
    name: 'SimplyBook.me',
    country: 'Chypre',
    privacyPolicy: 'https://simplybook.me/en/policy',
  },
  verified: '2026-11-22, deux copies de widget.js, lues',
  example: 'https://monagence.simplybook.it/v2/',
  hosts: ['simplybook.it', 'simplybook.me', 'simplybook.net', 'simplybook.asia'],
  addresses: ['*.simplybook.(it|me|net|asia)'],
  accountPages: ['(widget|secure).simplybook.(it|me|net|asia)'],
  describe: (url) => ({
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
  read: createReader('event', {
    appReady: { kind: 'ready' },
    updateWidgetSize: ({ height: px }) => readHeight(px),
  }),
}

export const samples: readonly Sample[] = [
  [{ event: 'appReady' }, { kind: 'ready' }],
  [{ event: 'updateWidgetSize', height: 1240 }, heightSignal(1240)],
]
