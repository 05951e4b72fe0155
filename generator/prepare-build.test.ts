import { cpSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { inWords } from '../tests/in-words.ts'
import { complete } from '../tests/sites.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { attemptBuild, findAllProblems } from './attempt-build.ts'
import { prepareBuild } from './prepare-build.ts'

const { config } = complete

it('says of the guarantee what follows from the answers, and who pays for ads where clients do', async () => {
  const answer = async (adBudget: string | null) => {
    const legal = { ...config.legal, guarantee: { ...config.legal.guarantee, adBudget } }
    const { site } = await prepareBuild({ ...complete, config: { ...config, legal } })
    return [site.addsAdBudget, site.guaranteeSummary?.replaceAll('\u00a0', ' ')]
  }
  const promised =
    'Au moins 30 rendez-vous réservés par de nouveaux patients chaque mois ; sinon, vous ne payez pas ce mois-là. Vous tenez 30 créneaux ouverts par mois, répondez aux demandes sous deux jours ouvrés et validez nos propositions sous cinq.'
  const paid = `${promised} Vous payez les annonces, 600 € hors taxes par mois au moins.`
  expect(await answer('600 €')).toEqual([true, paid])
  expect(await answer('none')).toEqual([false, promised])
  expect(await answer(null)).toEqual([false, undefined])
})

it('says at once what is wrong with the film, its picture, its captions and the logo', async () => {
  const site = temporaryFolder()
  const video = ['src: media/a.mp4', 'poster: media/a.jpg', 'captions: media/a.vtt'].join('\n  ')
  writeFileSync(join(site, 'site.yaml'), `video:\n  ${video}\nbrand:\n  logo: media/a.png\n`)
  mkdirSync(join(site, 'media'))
  for (const name of ['a.jpg', 'a.png']) writeFileSync(join(site, 'media', name), 'Non.')
  cpSync('tests/films/cut-short.mp4', join(site, 'media/a.mp4'))
  const problems = await findAllProblems(await attemptBuild(site))
  const places = problems.map(({ place }) => place.path.join('.'))
  for (const key of ['video.src', 'video.poster', 'video.captions', 'brand.logo']) {
    expect(places, key).toContain(key)
  }
})

/** Checks the complete site with these lines in the place of its video. */
async function checkVideo(lines: string, prepare: (media: string) => unknown = () => {}) {
  const site = temporaryFolder(onTestFinished)
  cpSync('tests/sites/complete', site, { recursive: true })
  const yaml = readFileSync(join(site, 'site.yaml'), 'utf8')
  const others = yaml.replace(/video:\n(?: {2}.*\n)+/, `video:\n${lines.replace(/^/gm, '  ')}\n`)
  writeFileSync(join(site, 'site.yaml'), others)
  await prepare(join(site, 'media'))
  const attempt = await attemptBuild(site)
  const problems = await findAllProblems(attempt)
  return { ...attempt, said: inWords(problems.filter(({ level }) => level !== 'good')) }
}

const service = 'url: https://vimeo.com/76979871\ncaptionsConfirmed: oui\nposter: media/a.png'
const square = (media: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#000' } }).toFile(
    join(media, 'a.png'),
  )

it.each([
  [service, /^look .*image de la vidéo : Cette image est de 60 × 60 .* vidéo, 1,78/],
  [`${service}\naspectRatio: 1.5`, /^look .*image de la vidéo : .* la forme de la vidéo, 1,5/],
])('says with its shape that a picture has another shape than its film', async (lines, said) => {
  expect((await checkVideo(lines, square)).said.join()).toMatch(said)
  expect((await checkVideo(`${service}\naspectRatio: 1`, square)).said).toEqual([])
})

it('builds beside any file of the media, and refuses a film of 2 GB before it is read', async () => {
  const large = (media: string) => {
    writeFileSync(join(media, 'large.mp4'), '')
    truncateSync(join(media, 'large.mp4'), 2_300_000_000)
    symlinkSync('loop.mp4', join(media, 'loop.mp4'))
  }
  expect((await checkVideo(service.replace(/\nposter.*/, ''), large)).build).toBeDefined()
  expect((await checkVideo('src: media/large.mp4', large)).said).toEqual([
    expect.stringMatching(/^fix .*film à vous : Ce fichier pèse 2,3 Go : exportez-le de nouveau/),
  ])
  expect((await checkVideo('src: media/loop.mp4', large)).said.join()).toContain('n’existe pas')
})
