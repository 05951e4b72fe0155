import { expect, it } from 'vitest'
import { loadSite } from '../owner/load-site.ts'
import { findUnfilledFacts } from '../owner/rules/find-unfilled-facts.ts'
import { formerKeys } from '../owner/schema/former-keys.ts'
import { readOwnerSite } from './owner-site.ts'

/** Of the first release, with YouTube, Cal.com, a headline and a legal text of its owner's. */
const FORMER = 'tests/sites/release-1'

it('takes the folder of the release before as it is', () => {
  const { words, config, ignored, texts } = readOwnerSite(loadSite(FORMER))
  expect(words.home.hero.beforePromise).toBe('Voyez comment nous vous garantissons')
  expect(config.video).toMatchObject({ title: 'Notre méthode' })
  expect(config.scheduling).toMatchObject({ url: 'https://cal.com/agence-des-lilas/decouverte' })
  expect(texts['mentions-legales']?.html).toContain('Un texte à nous.')
  expect(texts['mentions-legales']?.html).toMatch(/<strong>SIREN<\/strong>/)
  for (const { html } of Object.values(texts)) expect(html).not.toMatch(/:::|:sigle/)
  const former = /^tests\/sites\/release-1\/\w+\.yaml, ligne \d+ : [\w.]+ : .* elle est ignorée\. /
  for (const sentence of ignored) expect(sentence).toMatch(former)
  expect(ignored.join()).toMatch(/ligne 15 : frame\.home : .*ligne 123 : scheduling\.clock : /)
  for (const [key, reason] of Object.entries(formerKeys)) {
    expect(ignored.join()).toContain(
      `${key} : cette clé n’existe plus, elle est ignorée. Supprimez cette ligne : ${reason}`,
    )
  }
  const gone = [...findUnfilledFacts(texts)].filter(({ message }) => /plus/.test(message))
  expect(gone.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "/conditions-generales : « guarantee.countsNoShows » n’existe plus. Récrivez ce passage de votre texte d’après le nôtre, dans « defaults/legal ».",
      "/conditions-generales : « guarantee.stillDue » n’existe plus. Récrivez ce passage de votre texte d’après le nôtre, dans « defaults/legal ».",
    ]
  `)
})
