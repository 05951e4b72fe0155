// Fillout: its addresses, its frame, and the messages of its forms.
import type { Messages, Provider, Sample } from '../Provider.ts'
import { booked, createReader, heightSignal, readHeight } from '../read-message.ts'
import { withParameters } from '../with-parameters.ts'

/** The frame's id, of fourteen digits as in the vendor's script. The frame repeats it in its messages. */
const embedId = '10000000000000'

export const provider: Provider = {
  service: {
    name: 'Fillout',
    country: 'États-Unis',
    privacyPolicy: 'https://www.fillout.com/privacy',
    company: 'Restly, Inc.',
    source: 'https://www.fillout.com/terms',
  },
  verified: '2026-11-22, @fillout/react 3.1.2, lu',
  example: 'https://forms.fillout.com/t/AbCdEf12GhUs',
  hosts: ['fillout.com'],
  addresses: ['(*.|)fillout.com/t/*'],
  describe: (url) => ({
    pageUrl: url.origin + url.pathname,
    frameUrl: withParameters(`https://embed.fillout.com${url.pathname}`, {
      'fillout-embed-id': embedId,
      'fillout-embed-dynamic-resize': 'true',
    }),
  }),
}

export const messages: Messages = {
  read: createReader('type', {
    form_init: { kind: 'ready' },
    form_resized: ({ size }) => readHeight(size),
    form_submit: booked,
  }),
}

export const samples: readonly Sample[] = [
  [{ type: 'form_init', embedId }, { kind: 'ready' }],
  [{ type: 'form_resized', embedId, size: 712 }, heightSignal(712)],
  [{ type: 'form_submit', embedId }, booked],
]
