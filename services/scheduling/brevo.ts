import type { SchedulingProvider } from '../SchedulingProvider.ts'
import { withParameters } from '../with-parameters.ts'

export const provider: SchedulingProvider = {
  service: {
    name: 'Brevo Meetings',
    country: 'France',
    privacyPolicy: 'https://www.brevo.com/legal/privacypolicy/',
  },
  tells: [],
  verified: { against: 'le cadre d’un site public français, lu', on: '2026-11-22' },
  example: 'https://meet.brevo.com/mon-agence/appel-decouverte',
  isHost: (host) => host === 'meet.brevo.com',
  path: /^\/[^/]+/,
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
}

export const messages = undefined
