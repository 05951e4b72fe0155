import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
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
    'Au moins 30 rendez-vous réservés par de nouveaux patients chaque mois ; sinon, vous ne payez pas ce mois-là. Conditions : 30 créneaux ouverts, réponse sous deux jours ouvrés, validation sous cinq, budget publicitaire.',
    true,
  ])
  const [free, addsAdBudget] = await answer({ adBudget: 'none' })
  expect(free).toMatch(/validation sous cinq\.$/)
  expect(addsAdBudget).toBe(false)
  expect(await answer({ adBudget: null })).toEqual([null, false])
})

it('draws our logo for an owner who has taken his away, and leaves its file alone', async () => {
  const { folder } = complete
  const former = join(temporaryFolder(), 'logo.svg')
  writeFileSync(former, '<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>')
  const find = (path: string) => (path === 'media/logo.svg' ? former : folder.find(path))
  const { files } = await prepareBuild({
    ...complete,
    folder: { ...folder, find },
    config: { ...config, brand: { color: '#2d5f4c', logo: null } },
  })
  const ours = readFileSync('defaults/media/logo.svg', 'utf8')
  expect(String(files.get('/favicon.svg'))).toBe(ours.replaceAll('currentColor', '#2d5f4c'))
})
