import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { resolveSite } from './resolve-site.ts'

const { config } = complete

it('says of the guarantee what follows from the answers, and who pays for ads where clients do', () => {
  const answer = (changes: Partial<typeof config.legal.guarantee>) => {
    const guarantee = { ...config.legal.guarantee, ...changes }
    const changed = { ...config, legal: { ...config.legal, guarantee } }
    const { guaranteeSummary, addsAdBudget } = resolveSite({ ...complete, config: changed }).site
    return [guaranteeSummary?.replaceAll('\u00a0', ' ') ?? null, addsAdBudget]
  }
  expect(answer({ metric: 'réservation', adBudget: '600 €' })).toEqual([
    'Au moins 30 rendez-vous réservés par de nouveaux patients chaque mois, ou ce mois n’est pas dû.',
    true,
  ])
  expect(answer({ metric: 'présence', adBudget: 'none' })).toEqual([
    'Au moins 30 rendez-vous auxquels de nouveaux patients sont venus chaque mois, ou ce mois n’est pas dû.',
    false,
  ])
  expect(answer({ metric: null, adBudget: null })).toEqual([null, false])
})
