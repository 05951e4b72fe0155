import { describe, expect, it } from 'vitest'
import { checkScheduling } from './check-scheduling.ts'

describe('says what was found and what to write instead', () => {
  it.each([
    [
      {},
      'scheduling.url : cette clé manque. Écrivez l’adresse de votre page de réservation, en https et sans port, par exemple « https://calendly.com/mon-agence/appel-decouverte ».',
    ],
    [
      { provider: 'calendy', url: 'https://calendly.com/a/b' },
      'scheduling.provider : « calendy » ne convient pas. Écrivez l’un de ceux-ci : "calendly", "cal-com", "lead-connector", "hubspot", "youcanbookme", "iclosed", "zcal", "google", "simplybook", "tidycal", "acuity", "page", "demo".',
    ],
    [
      { provider: 'calendly', url: 'https://cal.com/agence/appel' },
      'scheduling.url : « https://cal.com/agence/appel » ne convient pas. Écrivez l’adresse d’une page de réservation Calendly, par exemple « https://calendly.com/mon-agence/appel-decouverte », ou provider: "cal-com".',
    ],
    [
      { provider: 'calendly', url: 'https://calendly.com.evil.fr/agence' },
      'scheduling.url : « https://calendly.com.evil.fr/agence » ne convient pas. Écrivez l’adresse d’une page de réservation Calendly, par exemple « https://calendly.com/mon-agence/appel-decouverte », ou provider: "page" s’il s’agit d’un autre service.',
    ],
    [
      { url: 'https://calendly.com/' },
      'scheduling.url : « https://calendly.com/ » ne convient pas. Écrivez l’adresse d’une page de réservation Calendly, par exemple « https://calendly.com/mon-agence/appel-decouverte ».',
    ],
    [
      { url: 'https://reservation.exemple.fr/appel' },
      'scheduling.url : « https://reservation.exemple.fr/appel » ne convient pas. Aucun service connu ne répond à cette adresse. Vérifiez-la, ou écrivez provider: "page" avec name, country et privacyPolicy.',
    ],
    [
      { provider: 'demo', url: 'https://calendly.com/a' },
      'scheduling.url : cette clé n’existe pas. Clés possibles : provider, with, means.',
    ],
    [
      { url: 'https://calendly.com/a/b', means: '' },
      'scheduling.means : «  » ne convient pas. Écrivez un texte de 120 caractères au plus, par exemple « en visioconférence », ou null.',
    ],
  ])('%j', (config, message) => {
    expect(checkScheduling(config)).toEqual([message])
  })
})

it.each([
  'http://calendly.com/a/b',
  'https://calendly.com:8443/a/b',
  'https://me:secret@calendly.com/a/b',
  'javascript:alert(1)//calendly.com',
  "https://calendly.com/a'b",
  'https://calendly.com/a;script-src *',
  'https://xn--caf-dma.fr/a',
])('refuses %s, which could split a header or hide another host', (url) => {
  expect(checkScheduling({ provider: 'calendly', url })).toHaveLength(1)
  expect(checkScheduling({ url })).toHaveLength(1)
})

it('gives every problem of a page at once', () => {
  expect(checkScheduling({ provider: 'page', url: 'x', country: 3 })).toEqual([
    expect.stringMatching(/^scheduling\.url : « x »/),
    expect.stringMatching(/^scheduling\.name : cette clé manque/),
    expect.stringMatching(/^scheduling\.country : « 3 »/),
    expect.stringMatching(/^scheduling\.privacyPolicy : cette clé manque/),
  ])
})

it('lets an agency use GoHighLevel on its own host when it names the service', () => {
  const url = 'https://rdv.mon-agence.fr/widget/booking/abc'
  expect(checkScheduling({ provider: 'lead-connector', url })).toEqual([])
  expect(checkScheduling({ url })).toHaveLength(1)
})
