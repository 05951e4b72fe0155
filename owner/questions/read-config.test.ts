import { expect, it } from 'vitest'
import { hostNames, hosts } from '../../hosts/hosts.ts'
import { complete, shipped } from '../../tests/sites.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { withValue } from '../values.ts'
import { readAnswers } from './answers.ts'
import { keyedQuestions } from './chapters.ts'
import { readConfig } from './read-config.ts'

/** Checks a complete site with this answer. Each problem is one text: `url : Écrivez…`. */
const faultsOf = (key: string, typed: unknown) => {
  const data = withValue(complete.folder.siteYaml.data, key.split('.'), typed)
  return readConfig(data as WrittenKeys).problems.map(
    ({ place, sentence }) => `${place.path.join('.')} : ${sentence}`,
  )
}

it('takes a missing value for one that is not known yet', () => {
  const { legal, supportPhone, ...data } = complete.folder.siteYaml.data
  const { publisher, credits, ...others } = legal as WrittenKeys
  const { config, problems } = readConfig({ ...data, legal: others })
  expect(problems).toEqual([])
  expect(config).toMatchObject({
    supportPhone: null,
    legal: { credits: null, publisher: { siret: null } },
  })
})

it.each([
  ['url', 'http://Agence.fr/', 'https://agence.fr'],
  ['supportPhone', '06.12.34.56.78', '06 12 34 56 78'],
  ['supportPhone', '1007', '1007'],
  ['promise.appointmentsPerMonth', '40 par mois', 40],
  ['supportPhone', '+44 (0)20 7183 8750', '+44 20 7183 8750'],
  ['supportPhone', '0041 022 345 67 89', '+41 22 345 67 89'],
  ['supportPhone', '+3210123456', '+3210123456'],
  ['supportPhone', '+330612345678', '+33 6 12 34 56 78'],
  ['supportPhone', '+39 (0)6 1234 5678', '+39 06 1234 5678'],
  ['url', 'www.agence-éclair.fr', 'https://www.xn--agence-clair-heb.fr'],
  ['legal.host.country', 'la Belgique', 'Belgique'],
  ['hosting', 'OVHcloud', 'ovh'],
  ['noindex', 'Oui', true],
  ['brand.color', '#155', '#115555'],
  ['legal.publisher.legalForm', 'Micro-entreprise', 'EI'],
  ['legal.publisher.shareCapital', '1.500,50 euros', '1 500,50 €'],
  ['legal.publisher.shareCapital', 'variable (1000 euros au moins)', 'variable, 1 000 € minimum'],
  ['legal.publisher.rcsCity', 'RCS Lyon', 'Lyon'],
  // What visitors read of a text is set as French books are; an address stays to the letter.
  ['scheduling.with', "Zoé, de l'agence", 'Zoé, de l’agence'],
  ['name', "L'Agence", 'L’Agence'],
  ['deploy', "sftp://a@b.fr/l'(d'ici)", "sftp://a@b.fr/l'(d'ici)"],
])('reads of %s what people write: %s', (key, typed, understood) => {
  expect(
    readAnswers(withValue(complete.folder.siteYaml.data, key.split('.'), typed)).answer(key),
  ).toBe(understood)
})

it.each([
  ['url', 'https://exemple.fr/accueil', /en https et sans chemin/],
  ['name', 'a'.repeat(81), /81 caractères/],
  ['name', 'Agence \0', /caractère invisible/],
  // In a mailto link, these addresses would add recipients or be misread.
  ['supportEmail', 'a@b.fr?bcc=x@y.fr', /une adresse e-mail/],
  ['supportPhone', '06 12 34 56', /dix chiffres/],
  ['consent', 'maybe', /Choisissez une des réponses proposées/],
  ['promise.appointmentsPerMonth', '30 par an', /nombre entier de 1 à 999/],
  ['call.minutes', '0', /nombre entier de 5 à 240/],
  ['legal.publisher.rcsCity', '876 543 216', /la ville seule/],
  ['legal.publisher.siret', 'A2345678200010', /quatorze chiffres/],
  ['legal.publisher.siret', '12345678300000', /ne vont pas ensemble/],
  ['legal.director.name', 'À compléter', /tant que vous ne savez pas/],
  ['legal.director.name', 'Lilas Holding SAS, représentant légal', /le nom d’une personne/],
  ['legal.host.country', 'Union européenne', /Écrivez un pays par son nom français/],
  ['legal.dpo', 'aucun', /Plusieurs lignes vont ici/],
  ['legal.guarantee.period', '30 jours', /Rien ne lit « period »/],
  ['audience.url', 'https://analytics.google.com/', /Matomo Cloud.*« agence-des-lilas\.fr »/],
  ['video.url', ['a'], /une seule réponse/],
  ['scheduling.url', 'https://agence-des-lilas.fr/merci/?a=1#agenda', /une page de ce site/],
])('says of %s why it cannot be %j', (key, typed, said) => {
  const faults = faultsOf(key, typed)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(said)
  expect(faults[0]).toContain(`${key} : `)
})

it('finds a Matomo in what a browser’s bar holds, and takes no stranger’s', () => {
  const read = (matomo: string, url = 'https://www.lilas.fr') => {
    const { config, problems } = readConfig({ url, audience: { url: matomo } })
    return problems.length > 0 ? 'refused' : `${config.audience.url} ${config.audience.siteId}`
  }
  const bar = 'https://matomo.lilas.fr/index.php?module=CoreHome&idSite=3&period=day'
  expect(read(bar)).toBe('https://matomo.lilas.fr 3')
  expect(read('lilas.fr/mesure/matomo.php')).toBe('https://lilas.fr/mesure 1')
  expect(read('https://lilas.matomo.cloud/')).toBe('https://lilas.matomo.cloud 1')
  expect(read('https://cdn.matomo.cloud/lilas.matomo.cloud/matomo.js')).toBe('refused')
  // Under `netlify.app`, another name is a stranger's.
  expect(read('https://roses.netlify.app', 'https://lilas.netlify.app')).toBe('refused')
})

it('asks for consent as soon as another company serves something', () => {
  const { consent: _, ...own } = shipped.folder.siteYaml.data
  const { scheduling } = complete.folder.siteYaml.data
  expect(readConfig(own).config.consent).toBe('none')
  expect(readConfig({ ...own, scheduling }).config.consent).toBe('contextual')
  const ours = { url: 'https://rdv.agence-des-lilas.fr/appel', isOwn: 'oui' }
  expect(readConfig({ ...own, scheduling: ours }).config.consent).toBe('none')
})

it('knows what each host publishes about itself', () => {
  for (const hosting of hostNames) {
    const { config, problems } = readConfig({ ...complete.folder.siteYaml.data, hosting })
    expect(problems).toEqual([])
    const { name = 'Hébergement des Lilas SAS' } = hosts[hosting].identity ?? {}
    expect(config.legal.host.name).toBe(name)
  }
})

it('makes a whole site of answers that are all wrong', () => {
  const wrong = Object.fromEntries(keyedQuestions.map(({ path }) => [path[0], '?']))
  for (const data of [wrong, { video: { url: ['a'] }, scheduling: { url: '?' } }, {}]) {
    const { config } = readConfig(data)
    expect(config).toMatchObject({ name: 'Agence Exemple', video: { provider: 'file' } })
    expect(config.scheduling.provider).toBe('demo')
  }
})
