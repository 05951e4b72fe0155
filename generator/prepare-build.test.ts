import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { prepareBuild } from './prepare-build.ts'

const { config } = complete

it('says of the guarantee what follows from the answers, and who pays for ads where clients do', async () => {
  const answer = async (changes: Partial<typeof config.legal.guarantee>) => {
    const guarantee = { ...config.legal.guarantee, ...changes }
    const changed = { ...config, legal: { ...config.legal, guarantee } }
    const { site } = await prepareBuild({ ...complete, config: changed })
    const { guaranteeSummary, addsAdBudget } = site
    return [guaranteeSummary?.replaceAll('\u00a0', ' ') ?? null, addsAdBudget]
  }
  expect(await answer({ adBudget: '600 €' })).toEqual([
    'Au moins 30 rendez-vous réservés par de nouveaux patients chaque mois ; sinon, vous ne payez pas ce mois-là. Vous tenez 30 créneaux ouverts par mois, répondez aux demandes sous deux jours ouvrés et validez nos propositions sous cinq. Vous payez les annonces, 600 € hors taxes par mois au moins.',
    true,
  ])
  const [free, addsAdBudget] = await answer({ adBudget: 'none' })
  expect(free).toMatch(/nos propositions sous cinq\.$/)
  expect(addsAdBudget).toBe(false)
  expect(await answer({ adBudget: null })).toEqual([null, false])
})
