import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { prepareBuild, withPictures } from './prepare-build.ts'

const { config } = complete

it('says of the guarantee what follows from the answers, and who pays for ads where clients do', () => {
  const answer = (changes: Partial<typeof config.legal.guarantee>) => {
    const guarantee = { ...config.legal.guarantee, ...changes }
    const changed = { ...config, legal: { ...config.legal, guarantee } }
    const { guaranteeSummary, addsAdBudget } = prepareBuild({ ...complete, config: changed }).site
    return [guaranteeSummary?.replaceAll('\u00a0', ' ') ?? null, addsAdBudget]
  }
  expect(answer({ adBudget: '600 €' })).toEqual([
    'Au moins 30 rendez-vous réservés par de nouveaux patients chaque mois ; sinon, vous ne payez pas ce mois-là. Conditions : 30 créneaux ouverts, réponse sous deux jours ouvrés, validation sous cinq, budget publicitaire.',
    true,
  ])
  const [free, addsAdBudget] = answer({ adBudget: 'none' })
  expect(free).toMatch(/validation sous cinq\.$/)
  expect(addsAdBudget).toBe(false)
  expect(answer({ adBudget: null })).toEqual([null, false])
})

it('draws our logo for an owner who has taken his away, and leaves its file alone', async () => {
  const { folder } = complete
  const ours = await withPictures(
    prepareBuild({
      ...complete,
      config: { ...config, brand: { color: '#2d5f4c', logo: null } },
    }),
  )
  const former = join(temporaryFolder(), 'logo.svg')
  writeFileSync(former, '<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>')
  const withFormer = await withPictures({
    ...ours,
    folder: { ...folder, find: (path) => (path === 'media/logo.svg' ? former : folder.find(path)) },
  })
  expect(withFormer.files.get('/favicon.svg')).toEqual(ours.files.get('/favicon.svg'))
})
