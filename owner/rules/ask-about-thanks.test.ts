import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { complete } from '../../tests/sites.ts'
import { listThirdParties } from '../legal/list-third-parties.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { askAboutThanks } from './ask-about-thanks.ts'

const thanksOf = (scheduling: SiteConfig['scheduling']) => {
  const config = { ...complete.config, scheduling }
  return inWords(askAboutThanks(config, listThirdParties(config)))
}

it('says where a calendar may lead after a booking, and what it brings, until it is answered', () => {
  const calendly = { provider: 'calendly', url: 'https://calendly.com/des-lilas/appel' } as const
  expect(thanksOf({ provider: 'tidycal', url: 'https://tidycal.com/des-lilas' })).toEqual([
    expect.stringMatching(
      /une redirection après la réservation.* TidyCal ne le lui dit pas autrement/,
    ),
  ])
  expect(thanksOf(calendly)).toEqual([
    expect.stringMatching(/dans un autre onglet .*« leadsToThanks: oui » sous « scheduling: »/),
  ])
  for (const leadsToThanks of [true, false]) {
    expect(thanksOf({ ...calendly, leadsToThanks })).toEqual([])
  }
  expect(thanksOf({ provider: 'demo' })).toEqual([])
})
