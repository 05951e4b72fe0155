import { expect, it } from 'vitest'
import { identityOf } from '../../hosts/host-identities.ts'
import { hostNames } from '../../hosts/hosts.ts'
import { complete, shipped } from '../../tests/sites.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { withValue } from '../values.ts'
import { checkSite } from './check-site.ts'
import { answersIn } from './settle-answers.ts'

/** Checks a complete site with these answers. Each problem is one text: `url not-url`. */
const faultsOf = (answers: Record<string, unknown>) => {
  const data = Object.entries(answers).reduce<unknown>(
    (site, [key, typed]) => withValue(site, key.split('.'), typed),
    complete.folder.data,
  )
  return checkSite(data as WrittenKeys).problems.map(
    ({ code, path }) => `${path.join('.')} ${code}`,
  )
}

it('has nothing to say of the shipped site, nor of a complete one', () => {
  for (const { folder } of [shipped, complete]) expect(checkSite(folder.data).problems).toEqual([])
})

it('takes a missing value for one that is not known yet, and reads what is a number or a yes', () => {
  const { legal, supportPhone, ...data } = complete.folder.data
  const { publisher, credits, ...others } = legal as WrittenKeys
  const { config, problems } = checkSite({
    ...data,
    noindex: 'Oui',
    legal: others,
    call: { minutes: '45' },
    brand: { color: '#155' },
  })
  expect(problems).toEqual([])
  expect(config).toMatchObject({
    supportPhone: null,
    legal: { credits: [], publisher: { siret: null } },
    noindex: true,
    call: { minutes: 45 },
    brand: { color: '#115555' },
    video: { aspectRatio: 1.6 },
  })
})

it.each([
  ['url', 'www.agence.fr', 'https://www.agence.fr'],
  ['url', 'http://Agence.fr/', 'https://agence.fr'],
  ['supportPhone', '06.12.34.56.78', '06 12 34 56 78'],
  ['supportPhone', '0612345678', '06 12 34 56 78'],
  ['supportPhone', '0033 (0)612345678', '+33 6 12 34 56 78'],
  ['supportPhone', '+32 2 123 45 67', '+32 2 123 45 67'],
  ['supportPhone', '1007', '1007'],
  ['call.minutes', '30 min', 30],
  ['promise.appointmentsPerMonth', '40 par mois', 40],
  ['promise.appointmentsPerMonth', '30+', 30],
  ['brand.color', '1C5B49', '#1c5b49'],
  ['hosting', 'Nginx', 'nginx'],
  ['noindex', 'OUI', true],
  ['legal.publisher.shareCapital', '2000', '2 000 €'],
  ['legal.publisher.shareCapital', '1.500,50 euros', '1 500,50 €'],
  ['legal.publisher.rcsCity', 'RCS Lyon', 'Lyon'],
  ['legal.host.country', 'Roubaix, France', 'France'],
  ['legal.host.country', 'UK', 'Royaume-Uni'],
  ['legal.publisher.siret', '876-543-216 00017', '87654321600017'],
  ['legal.publisher.vatNumber', 'fr 12 876 543 216', 'FR12876543216'],
  ['name', 'Camille 🌿 <script>alert(1)</script>', 'Camille 🌿 <script>alert(1)</script>'],
])('reads of %s what people write: %s', (key, typed, understood) => {
  expect(answersIn(withValue(complete.folder.data, key.split('.'), typed))(key)).toBe(understood)
})

it.each([
  ['url', 'https://exemple.fr/accueil', 'not-site-url'],
  ['name', 'a'.repeat(81), 'text-too-long'],
  ['name', 'Agence \0', 'text-invisible'],
  // In a mailto link, these addresses would add recipients or be misread.
  ['supportEmail', 'a@b.fr?bcc=x@y.fr', 'not-email'],
  ['supportEmail', 'a@b.fr\nBcc: x@y.fr', 'text-invisible'],
  ['supportPhone', '06 12 34 56', 'not-phone'],
  ['consent', 'maybe', 'not-choice'],
  ['noindex', 'peut-être', 'not-choice'],
  ['promise.appointmentsPerMonth', '1.5', 'not-number'],
  ['call.minutes', '3', 'not-number'],
  ['call.minutes', '30 à 45', 'not-number'],
  ['legal.publisher.legalForm', 'société', 'not-choice'],
  ['legal.publisher.shareCapital', 'deux mille', 'not-amount'],
  ['legal.publisher.rcsCity', '876 543 216', 'not-city'],
  ['legal.publisher.siret', 'A2345678200010', 'not-siret'],
  ['legal.publisher.siret', '12345678300000', 'not-siret'],
  ['legal.publisher.siret', '12345678200011', 'not-siret'],
  ['legal.publisher.vatNumber', 'FRIO876543216', 'not-vat-number'],
  ['legal.publisher.vatNumber', 'FR44732829320', 'vat-of-other-company'],
  ['legal.director.name', 'À compléter', 'text-to-complete'],
  ['legal.host.country', 'Union européenne', 'not-country'],
  ['legal.credits', 'Studio', 'list-expected'],
  ['legal.credits.0', { Vidéo: 'Studio' }, 'text-unquoted'],
  ['legal.dpo', 'aucun', 'keys-expected'],
  ['legal.guarantee.period', '30 jours', 'key-unknown'],
])('says of %s why it cannot be %j', (key, typed, code) => {
  expect(faultsOf({ [key]: typed })).toEqual([`${key} ${code}`])
})

it.each([
  [{ siteId: '1' }, ['url answer-missing']],
  [{ url: 'https://m.agence.fr', siteId: '1&x=1' }, ['siteId not-number']],
  [{ url: "https://m.fr'; script-src *", siteId: '1' }, ['url not-url']],
])('lets nobody count visits by %j', (audience, faults) =>
  expect(faultsOf({ audience })).toEqual(faults.map((fault) => `audience.${fault}`)),
)

it('asks for consent as soon as another company serves something', () => {
  const { consent: _, ...own } = shipped.folder.data
  const { scheduling } = complete.folder.data
  expect(checkSite(own).config?.consent).toBe('none')
  expect(checkSite({ ...own, scheduling }).config?.consent).toBe('contextual')
  const ours = { url: 'https://rdv.agence-des-lilas.fr/appel', isOwn: 'oui' }
  expect(checkSite({ ...own, scheduling: ours }).config.consent).toBe('none')
})

it('knows the country of a recognised company, whatever is typed beside its address', () => {
  const video = { url: 'https://youtu.be/dQw4w9WgXcQ', name: 'À moi', country: 'France' }
  const { config, aside } = checkSite({ ...complete.folder.data, video })
  expect(aside).toEqual([
    ['video', 'name'],
    ['video', 'country'],
  ])
  expect(config.video).not.toHaveProperty('country')
})

it('proposes of each host what its own fields take', () => {
  for (const hosting of hostNames) {
    const legal = {
      ...(complete.folder.data.legal as WrittenKeys),
      host: identityOf(hosting)?.values,
    }
    expect(checkSite({ ...complete.folder.data, hosting, legal }).problems).toEqual([])
  }
})
