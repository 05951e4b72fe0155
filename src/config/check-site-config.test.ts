import { expect, it } from 'vitest'
import shipped from '../../site.config.ts'
import { checkSiteConfig } from './check-site-config.ts'

const files = {
  exists: () => true,
  readText: () => 'WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour.\n',
}
const check = (changes: object) => checkSiteConfig({ ...shipped, ...changes }, files)

it('has nothing to say about the shipped configuration', () => {
  expect(check({})).toEqual([])
})

it('names the key, the value and the fix, for every problem at once', () => {
  expect(
    check({
      url: 'https://exemple.fr/',
      supportEmail: 'bonjour',
      consent: 'maybe',
      noindex: 'non',
      colour: 'blue',
    }),
  ).toEqual([
    'colour : cette clé n’existe pas. Clés possibles : url, name, supportEmail, supportPhone, video, scheduling, consent, consentVersion, noindex, hstsIncludeSubDomains, legal.',
    'url : « https://exemple.fr/ » ne convient pas. Écrivez l’adresse publique en https, sans chemin ni barre finale, par exemple « https://www.mon-agence.fr ».',
    'supportEmail : « bonjour » ne convient pas. Écrivez une adresse e-mail, par exemple « bonjour@mon-agence.fr ».',
    'consent : « maybe » ne convient pas. Écrivez "none" ou "contextual".',
    'noindex : « non » ne convient pas. Écrivez true ou false, sans guillemets.',
  ])
})

it('says which key is missing', () => {
  const { supportEmail: _, ...rest } = shipped
  expect(checkSiteConfig(rest, files)).toEqual([
    'supportEmail : cette clé manque. Écrivez une adresse e-mail, par exemple « bonjour@mon-agence.fr ».',
  ])
})

it.each([undefined, null, 'text', 42, []])(
  'refuses %j as a configuration without an exception',
  (value) => {
    expect(checkSiteConfig(value, files).length).toBeGreaterThan(0)
  },
)

it.each(['a@b.fr?bcc=x@y.fr', 'a@b.fr\nBcc: x@y.fr', '"x"@b.fr', 'a b@c.fr', 'a@b'])(
  'refuses the address %j, which a mailto link would misread',
  (supportEmail) => {
    expect(check({ supportEmail })).toHaveLength(1)
  },
)

it.each(['appelez-moi', '1'.repeat(40), '+', '0123'])('refuses %j as a phone', (supportPhone) => {
  expect(check({ supportPhone })).toHaveLength(1)
})

it.each(['01 23 45 67 89', '+33 1 23 45 67 89', '+32.2.123.45.67', null])(
  'accepts %j as a phone',
  (supportPhone) => {
    expect(check({ supportPhone })).toEqual([])
  },
)

it.each(['video', 'scheduling', 'legal'])('wants an object under %s', (key) => {
  for (const value of [null, 'g5pnf59ala', []]) {
    expect(check({ [key]: value })).toEqual([expect.stringMatching(`^${key} : « `)])
  }
})
