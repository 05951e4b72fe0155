import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { resolveSite } from './resolve-site.ts'

const { config } = complete
const { guarantee } = config.legal
const addsAdBudget = (changes: Partial<typeof guarantee>) =>
  resolveSite({
    ...complete,
    config: { ...config, legal: { ...config.legal, guarantee: { ...guarantee, ...changes } } },
  }).site.addsAdBudget

it('says under the headline that clients pay for the ads, where the owner’s sentence does not', () => {
  expect(addsAdBudget({})).toBe(false)
  expect(addsAdBudget({ summary: null })).toBe(true)
  expect(addsAdBudget({ summary: 'Trente rendez-vous, ou rien à payer.' })).toBe(true)
  expect(addsAdBudget({ summary: 'Trente rendez-vous par nos annonces, ou rien à payer.' })).toBe(
    true,
  )
  expect(addsAdBudget({ summary: 'Trente rendez-vous, ou rien à payer, hors publicité.' })).toBe(
    false,
  )
  expect(addsAdBudget({ summary: null, adBudgetPaidBy: null })).toBe(false)
})
