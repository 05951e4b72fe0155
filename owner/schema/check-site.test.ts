import { expect, it } from 'vitest'
import { identityOf } from '../../hosting/hosts/host-identities.ts'
import { hostNames } from '../../hosting/hosts.ts'
import { complete, shipped } from '../../tests/sites.ts'
import { inFile } from '../problems/in-file.ts'
import { locate } from '../read/locate.ts'
import { type Keys, readYaml } from '../read/read-yaml.ts'
import { isObject, withValue } from '../values.ts'
import { checkSite } from './check-site.ts'
import { answersIn } from './settle-answers.ts'

const merge = (base: Keys, own: Keys): Keys => {
  const merged = { ...base }
  for (const [key, value] of Object.entries(own)) {
    const before = base[key]
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value
  }
  return merged
}

/** A complete site with these lines in place of its own. */
function read(lines: string) {
  const file = readYaml('site.yaml', new Map([['site.yaml', lines]]))
  const { legal = {}, ...data } = file.data
  const base = complete.folder.data
  const site = { ...base, ...data, legal: merge(base.legal as Keys, legal as Keys) }
  const { config, problems } = checkSite(site)
  const located = problems.map((each) => locate(each, [file]))
  return { config, said: located.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).map(inFile) }
}
const say = (lines: string) =>
  read(lines)
    .said.join('\n')
    .replace(/^site\.yaml, ligne \d+ : /gm, '')
const sayEach = (files: string[]) => files.map(say).join('\n')

it('has nothing to say of the shipped site, nor of a complete one', () => {
  for (const { folder } of [shipped, complete]) expect(checkSite(folder.data).problems).toEqual([])
})

it('takes a missing value for one that is not known yet, and reads what is a number or a yes', () => {
  const { legal, supportPhone, ...data } = complete.folder.data
  const { publisher, credits, ...others } = legal as Keys
  const { config, problems } = checkSite({
    ...data,
    noindex: 'Oui',
    legal: { ...others, confirmed: { evidence: 'no' } },
    call: { minutes: '45' },
    brand: { color: '#155' },
  })
  expect(problems).toEqual([])
  expect(config).toMatchObject({
    supportPhone: null,
    legal: { credits: [], publisher: { siret: null }, confirmed: { evidence: false } },
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
  ['supportPhone', '+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['supportPhone', '0033612345678', '+33 6 12 34 56 78'],
  ['supportPhone', '+32 2 123 45 67', '+32 2 123 45 67'],
  ['supportPhone', '1007', '1007'],
  ['call.minutes', '30 min', 30],
  ['promise.appointmentsPerMonth', '40 par mois', 40],
  ['promise.appointmentsPerMonth', '30+', 30],
  ['consentMonths', '3 mois', 3],
  ['brand.color', '1C5B49', '#1c5b49'],
  ['brand.logo', 'media/logo.PNG', 'media/logo.PNG'],
  ['hosting', 'Nginx', 'nginx'],
  ['noindex', 'OUI', true],
  ['legal.publisher.shareCapital', '2000', '2 000 €'],
  ['legal.publisher.shareCapital', '1.500,50 euros', '1 500,50 €'],
  ['legal.publisher.rcsCity', 'RCS Lyon', 'Lyon'],
  ['legal.publisher.siret', '876-543-216 00017', '87654321600017'],
  ['legal.publisher.vatNumber', 'fr 12 876 543 216', 'FR12876543216'],
  ['name', 'Camille 🌿 <script>alert(1)</script>', 'Camille 🌿 <script>alert(1)</script>'],
])('reads of %s what people write: %s', (key, typed, understood) => {
  expect(answersIn(withValue(complete.folder.data, key.split('.'), typed))(key)).toBe(understood)
})

it.each([
  ['call.minutes', '1 heure'],
  ['call.minutes', '30 à 45'],
  ['url', 'https://agence.fr/accueil'],
  ['supportPhone', '06 12 34 56'],
  ['legal.publisher.shareCapital', 'deux mille'],
  ['consentMonths', '6 jours'],
])('takes of %s nothing that could mean another thing: %s', (key, typed) => {
  expect(answersIn(withValue(complete.folder.data, key.split('.'), typed))(key)).toBeUndefined()
})

/** One mistake a line. */
const bad = `url: https://exemple.fr/
siren: 123456782
consent: maybe
noindex: peut-être
hosting: OVH
brand: { color: vert }
promise: { appointmentsPerMonth: 1.5 }
call: { minutes: 3 }
supportPhone: +33 (0)9 72 10 10 07
supportEmail: a@b.fr?bcc=x@y.fr
legal:
  publisher:
    legalForm: société
    shareCapital: mille
    siret: 12345678200011
    vatNumber: FR12123456782
    rcsCity: RCS Lyon
  director:
    nom: Camille
    name: À compléter
  host:
    url: [http://www.ovhcloud.com]
    name: "Hébergeur\\nLilas"
  dataStorage:
    - { name: Scaleway, address: Paris }
  credits:
    - Vidéo : Studio
  dpo: aucun
  prospectSources: les annuaires
  guarantee:
    period: 30 jours
    metric: tout clic
    adBudget: au choix
    openSlots: 0
  futurePatients:
    weSee: tout
consentMonths: 13
`

it('says of each mistake of a file, at once, where it is and what to write instead', () => {
  expect(read(bad).said.join('\n')).toMatchInlineSnapshot(`
    "site.yaml, ligne 2 : siren : cette clé n’existe pas ici. Clés possibles : base, url, name, supportEmail, supportPhone, video, scheduling, promise, call, brand, hosting, deploy, consent, consentMonths, audience, noindex, legal.
    site.yaml, ligne 3 : consent : « maybe » ne convient pas. Écrivez « consent: none » ou « consent: contextual ».
    site.yaml, ligne 4 : noindex : « peut-être » ne convient pas. Écrivez « noindex: oui » ou « noindex: non ».
    site.yaml, ligne 6 : brand.color : « vert » ne convient pas. Écrivez une couleur entre guillemets, par exemple « "#1c5b49" » : sans eux, # commence une note.
    site.yaml, ligne 7 : promise.appointmentsPerMonth : « 1.5 » ne convient pas. Écrivez un nombre entier de 1 à 1000, en chiffres, par exemple « 30 ».
    site.yaml, ligne 8 : call.minutes : « 3 » ne convient pas. Écrivez un nombre entier de 5 à 240, en chiffres, par exemple « 30 ».
    site.yaml, ligne 10 : supportEmail : « a@b.fr?bcc=x@y.fr » ne convient pas. Écrivez une adresse e-mail, par exemple « bonjour@mon-agence.fr ».
    site.yaml, ligne 13 : legal.publisher.legalForm : « société » ne convient pas. Écrivez « legalForm: EI » ou « legalForm: EURL » ou « legalForm: SARL » ou « legalForm: SASU » ou « legalForm: SAS » ou « legalForm: SA » ou « legalForm: SCOP » ou « legalForm: association » ou « legalForm: autre ».
    site.yaml, ligne 15 : legal.publisher.siret : « 12345678200011 » ne convient pas. Les cinq derniers chiffres, ceux de l’établissement, ne vont pas avec les neuf premiers : recopiez-les de votre avis Insee.
    site.yaml, ligne 16 : legal.publisher.vatNumber : « FR12123456782 » ne convient pas. Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres, par exemple « FR11123456782 ».
    site.yaml, ligne 19 : legal.director.nom : cette clé n’existe pas ici. Clés possibles : name. Écrivez « name » à la place de « nom ».
    site.yaml, ligne 20 : legal.director.name : « À compléter » ne convient pas. N’écrivez rien tant que vous ne savez pas : la page dira « [À compléter : …] ».
    site.yaml, ligne 22 : legal.host.url : « ["http://www.ovhcloud.com"] » ne convient pas. Écrivez une adresse qui commence par https://, par exemple « https://www.hebergeur.example ».
    site.yaml, ligne 23 : legal.host.name : « Hébergeur
    Lilas » ne convient pas. Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.
    site.yaml, ligne 25 : legal.dataStorage[0].purpose : cette clé manque. Écrivez « purpose: messagerie » ou « purpose: fichiers » ou « purpose: suivi commercial » ou « purpose: visioconférence » ou « purpose: comptabilité » ou « purpose: sauvegardes ».
    site.yaml, ligne 25 : legal.dataStorage[0].country : cette clé manque. Écrivez par exemple « France ».
    site.yaml, ligne 27 : legal.credits[0] : ce texte contient « : ». Mettez-le entre guillemets droits : « "Vidéo : Studio" ».
    site.yaml, ligne 28 : legal.dpo : « aucun » ne convient pas. Écrivez en dessous, décalées de deux espaces, une ligne par clé : name, email.
    site.yaml, ligne 29 : legal.prospectSources : « les annuaires » ne convient pas. Écrivez chaque élément sur sa ligne, après un tiret, par exemple « - annuaires », ou « [] » s’il n’y en a pas.
    site.yaml, ligne 31 : legal.guarantee.period : cette clé n’existe pas ici. Clés possibles : metric, adBudget, openSlots.
    site.yaml, ligne 32 : legal.guarantee.metric : « tout clic » ne convient pas. Écrivez « metric: réservation » ou « metric: présence ».
    site.yaml, ligne 33 : legal.guarantee.adBudget : « au choix » ne convient pas. Écrivez un montant en euros, par exemple « 600 € ».
    site.yaml, ligne 34 : legal.guarantee.openSlots : « 0 » ne convient pas. Écrivez un nombre entier de 1 à 3000, en chiffres, par exemple « 40 ».
    site.yaml, ligne 36 : legal.futurePatients.weSee : « tout » ne convient pas. Écrivez « weSee: totaux » ou « weSee: noms ».
    site.yaml, ligne 37 : consentMonths : « 13 » ne convient pas. Écrivez un nombre entier de 1 à 6, en chiffres, par exemple « 6 ». La CNIL recommande de reposer la question au bout de six mois."
  `)
})

it('cuts what it quotes, and refuses 10 000 characters, or one that nobody sees', () => {
  expect(say('name: "Agence \\0"')).toContain('Ce texte contient un caractère invisible')
  expect(say(`name: ${'a'.repeat(10_000)}`)).toBe(
    `name : « ${'a'.repeat(120)}… » ne convient pas. Écrivez 80 caractères au plus (il y en a 10000).`,
  )
})

it.each([
  ['siret: 123 456 782', 'C’est un SIREN : ajoutez les cinq chiffres'],
  ['siret: A2345678200010', 'Recopiez les quatorze chiffres'],
  ['siret: 12345678300000', 'Les neuf premiers chiffres, le SIREN, ne vont pas ensemble'],
  ['siret: 12345678200011', 'Les cinq derniers chiffres, ceux de l’établissement,'],
  ['vatNumber: FRIO876543216', 'Recopiez FR, la clé'],
])('refuses %s, whose digits cannot be right', (line, order) =>
  expect(say(`legal: { publisher: { ${line} } }`)).toContain(`ne convient pas. ${order}`),
)

it.each(['a@b.fr\\nBcc: x@y.fr', '\\"x\\"@b.fr', 'a b@c.fr', 'a@b'])(
  'refuses the address "%s", which a mailto link would misread',
  (email) =>
    expect(say(`supportEmail: "${email}"`)).toMatch(/^supportEmail : [^»]* » ne convient pas/),
)

it('says which values contradict one another', () => {
  const files = [
    'legal: { publisher: { vatNumber: FR44732829320 } }',
    'legal: { guarantee: { openSlots: 20 } }',
    'legal: { guarantee: { openSlots: 91 } }',
    // A host that gives no log cannot count in it.
    'hosting: netlify\naudience: { provider: server }',
  ]
  expect(sayEach(files)).toMatchInlineSnapshot(`
    "legal.publisher.vatNumber : ce numéro ne finit pas par le SIREN « 876543216 », les neuf premiers chiffres du SIRET. L’un des deux est à corriger.
    legal.guarantee.openSlots : 20 créneaux ne conviennent pas. Écrivez un nombre de 30 à 90 : moins, la garantie ne pourrait être tenue ; plus, le client ne pourrait remplir sa part.
    legal.guarantee.openSlots : 91 créneaux ne conviennent pas. Écrivez un nombre de 30 à 90 : moins, la garantie ne pourrait être tenue ; plus, le client ne pourrait remplir sa part.
    audience.provider : chez Netlify, personne ne vous donne un journal où compter. Comptez avec Matomo, ou choisissez un serveur à vous."
  `)
  const matomo = '{ provider: matomo, url: https://m.agence.fr, siteId: 1 }'
  expect(sayEach([`hosting: netlify\naudience: ${matomo}`, 'consent: none'])).toBe('\n')
})

it.each([
  'google',
  'matomo',
  'matomo, url: https://m.agence.fr, siteId: 1&x=1',
  'matomo, url: "https://m.agence.fr\'; script-src *", siteId: 1',
  'server, url: https://m.agence.fr',
])('lets nobody count visits by %s', (provider) =>
  expect(say(`audience: { provider: ${provider} }`)).toMatch(/^audience/),
)

it('asks for consent as soon as another company serves something', () => {
  const { consent: _, ...own } = shipped.folder.data
  const { scheduling } = complete.folder.data
  expect(checkSite(own).config?.consent).toBe('none')
  expect(checkSite({ ...own, scheduling }).config?.consent).toBe('contextual')
})

it('knows the country of a recognised company, whatever is typed beside its address', () => {
  const video = { url: 'https://youtu.be/dQw4w9WgXcQ', name: 'À moi', country: 'France' }
  const { config, aside } = checkSite({ ...complete.folder.data, video })
  expect(aside).toEqual([
    ['video', 'name'],
    ['video', 'country'],
  ])
  expect(config.legal.dpf.video).toBe(true)
})

it('proposes of each host what its own fields take', () => {
  for (const hosting of hostNames) {
    const legal = { ...(complete.folder.data.legal as Keys), host: identityOf(hosting)?.values }
    expect(checkSite({ ...complete.folder.data, hosting, legal }).problems).toEqual([])
  }
})
