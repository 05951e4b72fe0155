import { expect, it } from 'vitest'
import { fix, good, inSite, isReady, look } from './Problem.ts'
import { report } from './report.ts'
import { beforePublishing, oncePublished } from './verdict.ts'

const hidden = look('site-hidden', inSite('noindex'), {})
const video = fix('demonstration-video', inSite('video'), {})
const counted = good('visits-counted', inSite('audience'), { where: 'Ici.' })

it('groups what to correct and what to look at, and ends with the verdict', () => {
  const findings = [hidden, video, counted, video]
  expect(report(findings, beforePublishing)).toMatchInlineSnapshot(`
    "Prêt à publier ?

    Vérifié (1)
      • audience : les visites sont comptées. Ici.

    À corriger (2)
      • video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».
      • video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».

    À vérifier (1)
      • noindex : le site entier est caché aux moteurs de recherche. Montrez-le le jour de la publication.

    Pas encore prêt à publier : 2 points à corriger, 1 point à vérifier."
  `)
  expect(isReady(findings)).toBe(false)
})

it('says that the site is ready only where nothing is left open', () => {
  const open = [hidden, hidden]
  expect(report(open, beforePublishing)).toMatch(
    /\nPresque prêt à publier : 2 points à vérifier\.$/,
  )
  expect(isReady(open)).toBe(true)
  expect(report([], beforePublishing)).toMatch(
    /Prêt à publier : rien à corriger, rien à vérifier\.$/,
  )
  expect(report([video], oncePublished)).toMatch(
    /^Tout va bien en ligne .*En ligne, quelque chose ne va pas : 1 point à corriger\.$/s,
  )
})

it('puts the file, the line and the question before a sentence, and the line to write after it', () => {
  const place = { ...inSite('noindex'), line: 12, source: 'site/site.yaml' }
  const remedy = { set: ['noindex'], to: 'non' }
  const problem = look(place, 'Les moteurs de recherche ne voient pas le site.', remedy)
  expect(report([problem], beforePublishing)).toContain(
    '• site/site.yaml, ligne 12 : site caché : Les moteurs de recherche ne voient pas le site. Écrivez « noindex: non ».',
  )
})
