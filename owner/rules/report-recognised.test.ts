import { expect, it } from 'vitest'
import { requiredSettings } from '../../services/matomo.ts'
import { inWords } from '../../tests/in-words.ts'
import { complete } from '../../tests/sites.ts'
import { listNamedThirdParties } from '../legal/list-third-parties.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { reportAudience, reportServices } from './report-recognised.ts'

it('recognises no service whose name is our example', () => {
  const url = 'https://rdv.lilas.ch/appel'
  const answers = { isOwn: false, name: 'Doodle', country: 'Suisse', privacyPolicy: url }
  const config = {
    ...complete.config,
    scheduling: { ...complete.config.scheduling, ...answers, provider: 'other', url },
  } as const
  const found = (typed: unknown) =>
    inWords(reportServices(listNamedThirdParties(config, typed))).join()
  expect(found({})).not.toContain('Doodle')
  expect(found({ scheduling: { name: 'Doodle' } })).toContain(`Doodle, ${url}`)
})

it('says where visits are counted, and what to set there until it is set', () => {
  const audienceOf = (audience: SiteConfig['audience']) =>
    inWords(reportAudience({ ...complete.config, audience }))
  const matomo = { url: 'https://matomo.agence.fr', siteId: 1, settingsConfirmed: null }
  const [settings] = audienceOf(matomo)
  expect(settings).toMatch(/^look .*Rien n’est donc compté/)
  for (const setting of requiredSettings) {
    expect(settings).toContain(`\n    – ${setting}`)
  }
  expect(audienceOf({ ...matomo, settingsConfirmed: true })).toEqual([
    expect.stringMatching(/^good .* https:\/\/matomo\.agence\.fr\/matomo\.php$/),
  ])
  expect(audienceOf({ ...matomo, url: null })).toEqual([])
})
