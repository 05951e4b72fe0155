import { expect, it } from 'vitest'
import { fix, good, inSite, isReady, look, note } from './Problem.ts'
import { report } from './report.ts'
import { beforePublishing } from './verdict.ts'

const hidden = look(inSite('noindex'), 'Le site est caché.')
const video = fix(inSite('video.url'), 'C’est la vidéo de démonstration.')
const counted = good(inSite('audience.url'), 'Les visites sont comptées : ici.')
const abroad = note(inSite('legal.host.country'), 'Maroc : faites signer des clauses.')

it('groups what to correct and what to look at, and ends with the verdict', () => {
  const findings = [hidden, video, abroad, counted, video]
  expect(report(findings, beforePublishing)).toMatchInlineSnapshot(`
    "Prêt à publier ?

    Vérifié (1)
      • adresse de votre Matomo : Les visites sont comptées : ici.

    À savoir (1)
      • pays de la société d’hébergement : Maroc : faites signer des clauses.

    À corriger (2)
      • adresse de la vidéo : C’est la vidéo de démonstration.
      • adresse de la vidéo : C’est la vidéo de démonstration.

    À vérifier (1)
      • site caché : Le site est caché.

    Pas encore prêt à publier : 2 points à corriger, 1 point à vérifier."
  `)
  expect(isReady(findings)).toBe(false)
})

it('is ready beside what the owner may keep', () => {
  expect(report([abroad], beforePublishing)).toMatch(/À savoir \(1\).*\nPrêt à publier : rien/s)
})
