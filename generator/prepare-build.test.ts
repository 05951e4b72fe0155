import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { complete } from '../tests/sites.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { findSiteProblems, openSite } from './open-site.ts'
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

it('says at once what is wrong with the film, its picture, its captions and the logo', async () => {
  const site = temporaryFolder()
  const video = ['src: media/a.mp4', 'poster: media/a.jpg', 'captions: media/a.vtt'].join('\n  ')
  writeFileSync(join(site, 'site.yaml'), `video:\n  ${video}\nbrand:\n  logo: media/a.png\n`)
  mkdirSync(join(site, 'media'))
  for (const name of ['a.jpg', 'a.png']) writeFileSync(join(site, 'media', name), 'Non.')
  cpSync('tests/films/cut-short.mp4', join(site, 'media/a.mp4'))
  const problems = await findSiteProblems(await openSite(site))
  const places = problems.map(({ place }) => place.path.join('.'))
  for (const key of ['video.src', 'video.poster', 'video.captions', 'brand.logo']) {
    expect(places, key).toContain(key)
  }
})
