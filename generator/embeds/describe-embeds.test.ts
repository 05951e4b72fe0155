import { expect, it } from 'vitest'
import type { SchedulingConfig } from '../../owner/questions/SiteConfig.ts'
import { describeScheduling } from './describe-embeds.ts'

const siteUrl = 'https://www.mon-agence.fr'
const company = { name: 'Lilas', country: 'France', privacyPolicy: 'https://lilas.fr/donnees' }
const calendars: SchedulingConfig[] = [
  { provider: 'calendly', url: 'https://calendly.com/agence/decouverte' },
  { provider: 'lead-connector', url: 'https://rdv.mon-agence.fr/widget/booking/abc' },
  { provider: 'other', url: 'https://rdv.lilas.fr/appel?x=1', ...company },
  { provider: 'cal-com', url: 'https://rdv.mon-agence.fr/camille/appel', isOwn: true },
  { provider: 'demo' },
]

it('lists the origins that a calendar’s frame, messages and script need, and no more', () => {
  const origins = calendars.map((config) => {
    const { service, frameOrigins, scriptUrl } = describeScheduling(config, siteUrl)
    return [service?.name ?? 'Ours', ...frameOrigins, scriptUrl ?? 'no script'].join(', ')
  })
  expect(origins.join('\n')).toMatchInlineSnapshot(`
    "Calendly, https://calendly.com, https://assets.calendly.com/assets/external/widget.js
    GoHighLevel (LeadConnector), https://rdv.mon-agence.fr, https://api.leadconnectorhq.com, https://link.msgsndr.com, no script
    Lilas, https://rdv.lilas.fr, no script
    Ours, https://rdv.mon-agence.fr, no script
    Ours, /demonstration/widget.js"
  `)
})
