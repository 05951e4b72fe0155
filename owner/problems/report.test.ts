import { expect, it } from 'vitest'
import { fix, good, inSite, isReady, look, note } from './Problem.ts'
import { report } from './report.ts'
import { beforePublishing } from './verdict.ts'

const hidden = look(inSite('noindex'), 'Le site est caché.')
const inYaml = (key: string, line?: number) => ({ ...inSite(key), source: 'site/site.yaml', line })
const video = fix(
  inYaml('video.url', 12),
  'C’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».',
)
const host = fix(inYaml('hosting'), 'Choisissez l’hébergeur du site.', 'ovh')
const captions = fix(
  { ...inYaml('video.captions', 3), source: 'site/media/film.vtt' },
  'Ce sous-titre ne se lit pas.',
)
const counted = good(inSite('audience.url'), 'Les visites sont comptées : ici.')
const abroad = note(inSite('legal.host.country'), 'Maroc : faites signer des clauses.')

it('lists by chapter, on lines of a terminal, names the file once, and ends with the verdict', () => {
  const findings = [hidden, video, captions, abroad, counted, host]
  expect(report(findings, beforePublishing)).toMatchInlineSnapshot(`
    "Prêt à publier ?

    Votre site
      À vérifier, site caché : Le site est caché.

    La vidéo (site/site.yaml)
      À corriger, ligne 12, adresse de la vidéo : C’est la vidéo de démonstration.
        Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».
      À corriger, site/media/film.vtt, ligne 3, sous-titres français : Ce
        sous-titre ne se lit pas.

    L’agenda
      Reconnu, adresse de votre Matomo : Les visites sont comptées : ici.

    Publier
      À corriger, clé hosting, hébergement : Choisissez l’hébergeur du site.
        Écrivez « hosting: ovh ».
      À savoir, pays de la société d’hébergement : Maroc : faites signer des
        clauses.

    Pas encore prêt à publier : 3 points à corriger, 1 point à vérifier."
  `)
  expect(isReady(findings)).toBe(false)
})

it('never breaks an address, however long it is', () => {
  const quoted = `« https://lilas.fr/${'page/'.repeat(20)} »`
  const found = fix(inSite('url'), `Voici une adresse : ${quoted} est fausse.`)
  expect(report([found], beforePublishing)).toContain(`adresse :\n    ${quoted}\n    est fausse.`)
})

it('is ready beside what the owner may keep', () => {
  expect(report([abroad], beforePublishing)).toMatch(/À savoir, pays.*\nPrêt à publier : rien/s)
})
