import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { resolveSite } from './resolve-site.ts'

const { config } = complete

it('says under the headline that clients pay for the ads, from that fact and no sentence', () => {
  for (const adBudgetPaidBy of ['client', null] as const) {
    const guarantee = { ...config.legal.guarantee, adBudgetPaidBy }
    const changed = { ...config, legal: { ...config.legal, guarantee } }
    expect(resolveSite({ ...complete, config: changed }).site.addsAdBudget).toBe(
      adBudgetPaidBy === 'client',
    )
  }
})
