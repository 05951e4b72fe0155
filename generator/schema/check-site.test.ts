import { describe, expect, it } from 'vitest'
import { complete as completeSite, shipped as shippedSite } from '../../tests/sites.ts'
import { checkSite } from './check-site.ts'
import { nameOf } from './problem.ts'
import { isObject } from './values.ts'

type Data = Record<string, unknown>
const typedIn = ({ folder }: typeof shippedSite): Data =>
  Object.assign({}, ...folder.files.map(({ data }) => data).reverse())
const complete = typedIn(completeSite)
const shipped = typedIn(shippedSite)

/** The same with one value changed, or several. */
function change(data: unknown, [key = '', ...rest]: string[], value: unknown): Data {
  const before = isObject(data) ? data : {}
  const after = rest.length > 0 ? change(before[key], rest, value) : value
  const { [key]: _, ...others } = before
  return after === undefined ? others : { ...others, [key]: after }
}
const changed = (changes: Record<string, unknown>) =>
  Object.entries(changes).reduce(
    (data, [path, value]) => change(data, path.split('.'), value),
    complete,
  )
const check = (changes: Record<string, unknown>) =>
  checkSite(changed(changes)).problems.map(({ message }) => message)

it('has nothing to say of the shipped site, nor of a complete one', () => {
  expect(checkSite(shipped).problems).toEqual([])
  expect(checkSite(complete).problems).toEqual([])
})

it('takes a missing value for one that is not known yet', () => {
  const { config, problems } = checkSite(
    changed({ 'legal.publisher': undefined, 'legal.credits': undefined, supportPhone: undefined }),
  )
  expect(problems).toEqual([])
  expect(config?.supportPhone).toBeNull()
  expect(config?.legal.credits).toBeNull()
  expect(config?.legal.publisher.siren).toBeNull()
})

it('keeps what was typed, and reads what is a number or a yes', () => {
  const { config } = checkSite(
    changed({
      'legal.publisher.siren': '012345674',
      'legal.publisher.siret': undefined,
      'legal.publisher.vatNumber': undefined,
      supportPhone: '0472000000',
      noindex: 'true',
      hstsIncludeSubDomains: 'non',
      consentVersion: '2',
      'video.aspectRatio': '16 / 9',
    }),
  )
  expect(config).toMatchObject({
    legal: { publisher: { siren: '012345674' } },
    supportPhone: '0472000000',
    noindex: true,
    hstsIncludeSubDomains: false,
    consentVersion: 2,
    video: { aspectRatio: 16 / 9 },
  })
})

describe('one value', () => {
  const mistakes: [string, unknown][] = [
    ['url', 'https://exemple.fr/'],
    ['supportEmail', undefined],
    ['consent', 'maybe'],
    ['noindex', 'No'],
    ['noindex', 'on'],
    ['noindex', 'peut-être'],
    ['consentVersion', '1.5'],
    ['legal.publisher.siren', '123456783'],
    ['legal.publisher.siret', '12345678200011'],
    ['legal.publisher.vatNumber', 'FR12123456782'],
    ['legal.publisher.rcsCity', 'RCS Lyon'],
    ['legal.publisher.email', 'contact@agence'],
    ['legal.publisher.phone', '04 72'],
    ['legal.publisher.isSoleTrader', 'société'],
    ['legal.host.url', 'http://www.ovhcloud.com'],
    ['legal.transfers.checkedAt', '2026-02-30'],
    ['legal.guarantee.contestDays', '0'],
    ['legal.guarantee.period', '30 jours calendaires'],
    ['legal.guarantee.metric', 'tout clic'],
    ['legal.guarantee.stillDue', 'Les frais de mise en place.'],
    ['consentMonths', '13'],
    ['legal.retention.billingYears', '3'],
    ['legal.guarantee.adBudgetPaidBy', 'moi'],
    ['legal.guarantee.exclusions', ['']],
    ['legal.director.name', ['Camille']],
    ['legal.director.name', 'À compléter'],
    ['legal.director.name', 'Camille\nLilas'],
    ['legal.director.nom', 'Camille'],
    ['siren', '123456782'],
    ['legal.director', 'Camille'],
    ['legal.credits', 'Studio'],
    ['legal.credits', [{ Vidéo: 'Studio' }]],
    ['legal.dpo', 'aucun'],
    ['legal.dpo', { name: 'Camille' }],
    ['legal.dataStorage', [{ name: 'Scaleway', address: 'Paris' }]],
    ['legal.version', 'v1'],
    ['legal.updatedOn', '2025-07-12'],
    ['legal.updatedOn', '20/11/2026'],
    ['legal.versionDate', '31/02/2026'],
    ['legal.publisher.shareCapital', '5000'],
    ['legal.guarantee.minimumAdBudget', '600'],
    ['supportPhone', '+33 (0)9 72 10 10 07'],
    ['hosting', 'OVH'],
    ['brand.color', 'vert'],
  ]
  it('is refused with what to write instead', () => {
    const said = mistakes.flatMap(([path, value]) => check({ [path]: value }))
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "url : « https://exemple.fr/ » ne convient pas. Écrivez l’adresse publique en https, sans chemin ni barre finale, par exemple « https://www.mon-agence.fr ».
      supportEmail : cette clé manque. Écrivez une adresse e-mail, par exemple « bonjour@mon-agence.fr ».
      consent : « maybe » ne convient pas. Écrivez « consent: none » ou « consent: contextual ».
      noindex : « No » ne convient pas. Écrivez « noindex: non ».
      noindex : « on » ne convient pas. Écrivez « noindex: oui ».
      noindex : « peut-être » ne convient pas. Écrivez « noindex: oui » ou « noindex: non ».
      consentVersion : « 1.5 » ne convient pas. Écrivez un nombre entier de 1 à 100000, en chiffres, par exemple « 1 ».
      legal.publisher.siren : « 123456783 » ne convient pas. Recopiez les neuf chiffres de votre extrait Kbis ou de votre avis Insee : le dernier vérifie les autres, par exemple « 123 456 782 ».
      legal.publisher.siret : « 12345678200011 » ne convient pas. Recopiez les quatorze chiffres de votre avis Insee : le dernier vérifie les autres, par exemple « 123 456 782 00010 ».
      legal.publisher.vatNumber : « FR12123456782 » ne convient pas. Recopiez FR, la clé de deux caractères et le SIREN : la clé vérifie les autres, par exemple « FR11123456782 ».
      legal.publisher.rcsCity : « RCS Lyon » ne convient pas. Écrivez la ville seule, par exemple « Lyon ».
      legal.publisher.email : « contact@agence » ne convient pas. Écrivez une adresse e-mail, par exemple « contact@mon-agence.fr ».
      legal.publisher.phone : « 04 72 » ne convient pas. Écrivez dix chiffres, ou le numéro international qui commence par +, par exemple « 04 72 00 00 00 ».
      legal.publisher.isSoleTrader : « société » ne convient pas. Écrivez « isSoleTrader: oui » ou « isSoleTrader: non ».
      legal.host.url : « http://www.ovhcloud.com » ne convient pas. Écrivez une adresse qui commence par https://, par exemple « https://www.hebergeur.example ».
      legal.transfers.checkedAt : « 2026-02-30 » ne convient pas. Écrivez une date qui existe, année-mois-jour, par exemple « 2026-11-20 ».
      legal.guarantee.contestDays : « 0 » ne convient pas. Écrivez un nombre entier de 1 à 90, en chiffres, par exemple « 15 ».
      legal.guarantee.period : « 30 jours calendaires » ne convient pas. Écrivez « period: 30 jours ».
      legal.guarantee.metric : « tout clic » ne convient pas. Écrivez « metric: réservation » ou « metric: présence ».
      legal.guarantee.stillDue : cette clé n’existe pas ici. Supprimez cette ligne : seul le Budget publicitaire, que paie le Client, reste dû, et la page le dit.
      consentMonths : « 13 » ne convient pas. Écrivez un nombre entier de 1 à 6, en chiffres, par exemple « 6 ». La CNIL recommande de reposer la question au bout de six mois.
      legal.retention.billingYears : « 3 » ne convient pas. Écrivez « billingYears: 10 ». Dix ans : article L. 123-22 du Code de commerce.
      legal.guarantee.adBudgetPaidBy : « moi » ne convient pas. Écrivez « adBudgetPaidBy: client ». La loi n° 93-122 (article 20) veut que l’espace publicitaire soit acheté pour le compte de l’annonceur, par mandat écrit, et que le vendeur lui adresse sa facture.
      legal.guarantee.exclusions[0] : «  » ne convient pas. Écrivez un texte, ou rien tant que vous ne savez pas.
      legal.director.name : « ["Camille"] » ne convient pas. Écrivez un texte, par exemple « Camille Exemple ».
      legal.director.name : « À compléter » ne convient pas. N’écrivez rien tant que vous ne savez pas : la page dira « [À compléter : …] ».
      legal.director.name : « Camille
      Lilas » ne convient pas. Ce texte contient un caractère invisible ou un retour à la ligne : tapez-le de nouveau, sur une seule ligne.
      legal.director.nom : cette clé n’existe pas ici. Vouliez-vous dire « name » ? Clés possibles : name, role.
      siren : cette clé n’existe pas ici. Elle se place sous « legal.publisher », décalée de deux espaces de plus que cette clé.
      legal.director : « Camille » ne convient pas. Écrivez en dessous, décalées de deux espaces, une ligne par clé : name, role.
      legal.credits : « Studio » ne convient pas. Écrivez chaque élément sur sa ligne, après un tiret, par exemple « - "Vidéo : Studio Exemple" », ou « credits: [] » s’il n’y en a pas.
      legal.credits[0] : « {"Vidéo":"Studio"} » ne convient pas. Mettez ce texte entre guillemets droits : « "Vidéo : Studio" ».
      legal.dpo : « aucun » ne convient pas. Écrivez « dpo: none » s’il n’y en a pas, ou dessous, une ligne chacune : name, email.
      legal.dpo.email : cette clé manque. Écrivez une adresse e-mail, par exemple « dpo@mon-agence.fr ».
      legal.dataStorage[0].purpose : cette clé manque. Écrivez un texte, par exemple « sauvegardes ».
      legal.version : « v1 » ne convient pas. Écrivez un numéro, par exemple « 1.0 ».
      legal.updatedOn : « 2025-07-12 » ne convient pas. Écrivez une date à partir de « 2025-07-13 », ou rien.
      legal.updatedOn : « 20/11/2026 » ne convient pas. Écrivez « updatedOn: 2026-11-20 ».
      legal.versionDate : « 31/02/2026 » ne convient pas. Écrivez une date qui existe, année-mois-jour, par exemple « 2026-11-20 ».
      legal.publisher.shareCapital : « 5000 » ne convient pas. Écrivez « shareCapital: 5000 € ».
      legal.guarantee.minimumAdBudget : « 600 » ne convient pas. Écrivez « minimumAdBudget: 600 € ».
      supportPhone : « +33 (0)9 72 10 10 07 » ne convient pas. Écrivez « supportPhone: +33 9 72 10 10 07 ».
      hosting : « OVH » ne convient pas. Écrivez « hosting: apache ».
      brand.color : « vert » ne convient pas. Écrivez une couleur entre guillemets, par exemple « color: "#1c5b49" » : sans eux, # commence une note."
    `)
  })

  it.each<[string, unknown, string]>([
    [
      'video.provider',
      'wista',
      'video.provider : « wista » ne convient pas. Services possibles : wistia, vimeo, youtube, bunny, mux, gumlet, api-video, peertube, dailymotion, loom, vidalytics, page, file. Avec l’adresse de la vidéo, « video: https://youtu.be/dQw4w9WgXcQ », cette clé est inutile.',
    ],
    [
      'video.url',
      'https://mon-agence.wistia.com/projects/x',
      'video.url : « https://mon-agence.wistia.com/projects/x » ne convient pas. Écrivez l’adresse d’une vidéo Wistia, par exemple « https://mon-agence.wistia.com/medias/g5pnf59ala », ou retirez « provider » s’il s’agit d’un autre service.',
    ],
    [
      'video.aspectRatio',
      '0',
      'video.aspectRatio : « 0 » ne convient pas. Écrivez la largeur divisée par la hauteur, entre 0.5 et 3, par exemple « 16 / 9 ».',
    ],
    [
      'video.poster',
      '../secret.webp',
      'video.poster : « ../secret.webp » ne convient pas. Écrivez le chemin d’une image WebP, JPEG, PNG ou AVIF de ce dossier, sans espace ni accent, par exemple « media/presentation.webp ».',
    ],
    [
      'scheduling',
      {},
      'scheduling.url : cette clé manque. Écrivez une adresse qui commence par https://, par exemple « https://calendly.com/mon-agence/appel-decouverte ».',
    ],
    [
      'scheduling.provider',
      'calendy',
      'scheduling.provider : « calendy » ne convient pas. Services possibles : calendly, cal-com, lead-connector, hubspot, iclosed, oncehub, fillout, simplybook, youcanbookme, zcal, google, tidycal, acuity, brevo, microsoft-bookings, page, demo. Avec une adresse de réservation dans « url », cette clé est inutile.',
    ],
    [
      'scheduling',
      { provider: 'calendly', url: 'https://cal.com/agence/appel' },
      'scheduling.provider : « calendly » ne convient pas. L’adresse est celle d’une page de réservation Cal.com : écrivez « provider: cal-com », ou retirez cette ligne.',
    ],
    [
      'scheduling',
      { provider: 'calendly', url: 'https://calendly.com.evil.fr/agence' },
      'scheduling.url : « https://calendly.com.evil.fr/agence » ne convient pas. Écrivez l’adresse d’une page de réservation Calendly, par exemple « https://calendly.com/mon-agence/appel-decouverte », ou retirez « provider » s’il s’agit d’un autre service.',
    ],
    [
      'scheduling.url',
      'https://calendly.com/',
      'scheduling.url : « https://calendly.com/ » ne convient pas. Cette adresse de Calendly n’est pas celle d’une page de réservation. Écrivez par exemple « https://calendly.com/mon-agence/appel-decouverte ».',
    ],
    [
      'scheduling.url',
      'https://reservation.exemple.fr/appel',
      'scheduling.url : « https://reservation.exemple.fr/appel » ne convient pas. Aucun service connu ne répond à cette adresse. Vérifiez-la, ou écrivez dessous name, country et privacyPolicy, ou « isOwn: oui » s’il n’est tenu que par vous.',
    ],
    [
      'scheduling',
      { provider: 'demo', url: 'https://calendly.com/a' },
      'scheduling.url : cette clé n’existe pas ici. Vouliez-vous dire « with » ? Clés possibles : provider, with, means, leadsToThanks.',
    ],
    [
      'scheduling',
      { url: 'https://calendly.com/a/b', passClickIds: 'oui' },
      'scheduling.passClickIds : cette clé n’existe pas ici. Supprimez cette ligne : aucun identifiant publicitaire n’est plus transmis à l’agenda.',
    ],
  ])('%s: %j', (path, value, message) => {
    expect(check({ [path]: value })).toEqual([message])
  })

  it('may hold an emoji, an apostrophe of any shape or HTML, which pages show as text', () => {
    for (const name of ['Camille 🌿 <script>alert(1)</script>', 'L’agence', "L'agence"]) {
      expect(check({ 'legal.director.name': name })).toEqual([])
    }
  })

  it('is refused when it holds a NUL or half an emoji', () => {
    for (const name of ['Camille\0', 'Camille \ud83d']) {
      expect(check({ 'legal.director.name': name })).toEqual([
        expect.stringContaining('caractère invisible'),
      ])
    }
  })

  it('is refused at 10 000 characters, and quoted cut', () => {
    expect(check({ 'legal.director.name': 'a'.repeat(10_000) })).toEqual([
      `legal.director.name : « ${'a'.repeat(120)}… » ne convient pas. Écrivez 300 caractères au plus (il y en a 10000).`,
    ])
  })

  it.each(['a@b.fr?bcc=x@y.fr', 'a@b.fr\nBcc: x@y.fr', '"x"@b.fr', 'a b@c.fr', 'a@b'])(
    'refuses the address %j, which a mailto link would misread',
    (supportEmail) => expect(check({ supportEmail })).toHaveLength(1),
  )

  it.each(['appelez-moi', '1'.repeat(40), '+', '0123'])('refuses %j as a phone', (supportPhone) =>
    expect(check({ supportPhone })).toHaveLength(1),
  )

  it.each(['01 23 45 67 89', '0123456789', '+33 1 23 45 67 89', '+32.2.123.45.67'])(
    'accepts %j as a phone',
    (supportPhone) => expect(check({ supportPhone })).toEqual([]),
  )

  it.each([
    '/etc/passwd.mp4',
    'media/../../secret.mp4',
    'media/-video.mp4',
    'media/.video.mp4',
    'video.exe',
    './video.mp4',
  ])('is a video of the folder, not %s', (src) => {
    expect(check({ video: { provider: 'file', title: 'a', src } })).toEqual([
      expect.stringMatching(/^video\.src : « .* Écrivez/),
    ])
  })

  it.each([
    'https://calendly.com:8443/a/b',
    'https://me:secret@calendly.com/a/b',
    'javascript:alert(1)//calendly.com',
    "https://calendly.com/a'b",
    'https://calendly.com/a;script-src *',
    'https://xn--caf-dma.fr/a',
  ])('is no calendar that could split a header or hide another host: %s', (url) => {
    expect(check({ scheduling: { provider: 'calendly', url } })).toHaveLength(1)
    expect(check({ scheduling: { url } })).toHaveLength(1)
  })
})

describe('a calendar that nobody else holds', () => {
  const site = 'https://www.mon-agence.fr'
  const read = (scheduling: unknown, url = site) => {
    const { config, problems } = checkSite(changed({ url, scheduling }))
    return problems[0]?.message ?? (config && 'isOwn' in config.scheduling && config.scheduling)
  }
  const page = 'https://agenda.exemple.fr/appel'
  const ours = 'https://rdv.mon-agence.fr/appel'

  it.each([
    [
      'declared by a key',
      { url: page, isOwn: 'oui' },
      { provider: 'page', url: page, isOwn: true },
    ],
    ['on the domain of the site', ours, { provider: 'page', url: ours, isOwn: true }],
    [
      'that is our own Cal.com',
      { provider: 'cal-com', url: ours },
      { provider: 'cal-com', url: ours, isOwn: true },
    ],
  ])('is the owner’s, %s', (_, scheduling, understood) => {
    expect(read(scheduling)).toEqual(understood)
  })

  it.each([
    ['by pasting alone', page, /écrivez dessous name, country et privacyPolicy, ou « isOwn: oui »/],
    [
      'where others may live too',
      'https://moi.netlify.app/rdv',
      /Aucun service connu/,
      'https://agence.netlify.app',
    ],
    [
      'at a company',
      { url: 'https://calendly.com/a/b', isOwn: 'oui' },
      /^scheduling\.isOwn .+ C’est Calendly qui tient/,
    ],
    [
      'where it may be a company’s on our domain',
      'https://rdv.mon-agence.fr/widget/booking/abc',
      /« provider: lead-connector », ou « isOwn: oui »/,
    ],
  ] as [string, unknown, RegExp, string?][])('is not, %s', (_, scheduling, message, url) => {
    expect(read(scheduling, url)).toMatch(message)
  })

  it('stays the company’s on our domain once it is named', () => {
    const url = 'https://rdv.mon-agence.fr/widget/booking/abc'
    expect(read({ provider: 'lead-connector', url })).toBe(false)
  })
})

describe('what was copied from a service', () => {
  const whose = { country: 'France', privacyPolicy: 'https://exemple.fr/donnees' }
  const bunnyId = 'eb1c4f77-0cda-46be-b47d-1118ad7c2ffe'
  const configOf = (change: Record<string, unknown>) => checkSite({ ...complete, ...change }).config

  it.each([
    [
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
    ['media/demonstration.mp4', { provider: 'file', src: 'media/demonstration.mp4' }],
    [{ src: 'media/demonstration.mp4' }, { provider: 'file', src: 'media/demonstration.mp4' }],
    [
      { url: 'vimeo.com/76979871/8272103f6e', title: 'Notre méthode' },
      { provider: 'vimeo', url: 'https://vimeo.com/76979871/8272103f6e', title: 'Notre méthode' },
    ],
    [
      { url: 'https://videos.exemple.fr/x', ...whose, name: 'Vidéos' },
      { provider: 'page', url: 'https://videos.exemple.fr/x', ...whose, name: 'Vidéos' },
    ],
    // As it was written before an address was enough.
    [
      { provider: 'youtube', id: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { provider: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ],
    ...(
      [
        ['wistia', { id: 'g5pnf59ala' }, 'https://fast.wistia.net/embed/iframe/g5pnf59ala'],
        ['vimeo', { id: '76979871' }, 'https://vimeo.com/76979871'],
        ['vimeo', { id: '76979871', hash: '8272103f6e' }, 'https://vimeo.com/76979871/8272103f6e'],
        ['youtube', { id: 'dQw4w9WgXcQ' }, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
        [
          'mux',
          { id: 'EcHgOK9coz5K4rjSwOkoE7Y7O' },
          'https://player.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O',
        ],
        ['dailymotion', { id: 'x84sh87' }, 'https://www.dailymotion.com/video/x84sh87'],
        [
          'dailymotion',
          { id: 'x84sh87', playerId: 'xgvyr' },
          'https://geo.dailymotion.com/player/xgvyr.html?video=x84sh87',
        ],
        [
          'loom',
          { id: '0281766fa2d04bb788eaf19e65135184' },
          'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
        ],
        [
          'vidalytics',
          { accountId: 'ydq0TH7p', id: 'eC6wQ0IBC0XGwMad' },
          'https://fast.vidalytics.com/embeds/ydq0TH7p/eC6wQ0IBC0XGwMad/',
        ],
      ] as const
    ).map(
      ([provider, keys, url]) =>
        [
          { provider, ...keys },
          { provider, url },
        ] as const,
    ),
    [
      { provider: 'bunny', libraryId: '759', id: bunnyId, pullZone: 'vz-a1b2' },
      {
        provider: 'bunny',
        url: `https://player.mediadelivery.net/play/759/${bunnyId}`,
        thumbnailUrl: `https://vz-a1b2.b-cdn.net/${bunnyId}/thumbnail.jpg`,
      },
    ],
    [
      { provider: 'peertube', instance: 'v.exemple.fr', id: 'bbTAvtQn2sJcVVNcmkhkwm', ...whose },
      { provider: 'peertube', url: 'https://v.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm', ...whose },
    ],
  ] as [unknown, unknown][])('is enough for a video: %j', (video, understood) => {
    expect(check({ video })).toEqual([])
    expect(configOf({ video })?.video).toEqual(understood)
  })

  it.each([
    ['calendly.com/agence/appel', 'https://calendly.com/agence/appel'],
    ['http://calendly.com/agence/appel', 'https://calendly.com/agence/appel'],
    [
      '<div class="calendly-inline-widget" data-url="https://calendly.com/agence/appel"></div>',
      'https://calendly.com/agence/appel',
    ],
  ])('is enough for a calendar: %s', (url, understood) => {
    for (const scheduling of [url, { url }]) {
      expect(check({ scheduling })).toEqual([])
      expect(configOf({ scheduling })?.scheduling).toEqual({
        provider: 'calendly',
        url: understood,
      })
    }
  })

  it.each([
    [
      'https://www.youtube.com/@agence',
      'video : « https://www.youtube.com/@agence » ne convient pas. Cette adresse de YouTube n’est pas celle d’une vidéo. Écrivez par exemple « https://www.youtube.com/watch?v=dQw4w9WgXcQ ».',
    ],
    [
      { provider: 'vimeo', id: 'https://youtu.be/dQw4w9WgXcQ' },
      'video.provider : « vimeo » ne convient pas. L’adresse est celle d’une vidéo YouTube : écrivez « provider: youtube », ou retirez cette ligne.',
    ],
    [
      'https://www.exemple.fr/videos/film.mp4?dl=1',
      'video : « https://www.exemple.fr/videos/film.mp4?dl=1 » ne convient pas. Téléchargez ce fichier dans le dossier « media », puis écrivez « video: media/film.mp4 ».',
    ],
    [
      'https://videos.exemple.fr/w/bbTAvtQn2sJcVVNcmkhkwm',
      'video.country : cette clé manque. Écrivez en français le pays de qui tient ce service, par exemple « France ».',
    ],
  ])('gets one sentence where it cannot be used: %j', (video, message) => {
    expect(check({ video })[0]).toBe(message)
  })
})

describe('Cal.com on somebody’s own host', () => {
  const url = 'https://agenda.mon-agence.fr/agence/decouverte'
  const whose = { country: 'France', privacyPolicy: 'https://agenda.mon-agence.fr/donnees' }

  it('is taken once it is said whose it is', () => {
    const calendar = { provider: 'cal-com', url }
    expect(check({ scheduling: { ...calendar, ...whose } })).toEqual([])
    expect(check({ scheduling: calendar })).toEqual([
      expect.stringMatching(/^scheduling\.country : cette clé manque\. Écrivez .+ « France »/),
      expect.stringMatching(/^scheduling\.privacyPolicy : cette clé manque/),
    ])
  })

  it.each(['https://cal.eu/a/b', 'https://app.cal.eu/a/b'])('is not meant by %s', (url) => {
    expect(check({ scheduling: { url } })).toEqual([])
    expect(check({ scheduling: { provider: 'cal-com', url } })).toEqual([])
  })

  it.each([
    'https://cal.com/agence/appel/embed',
    'https://agenda.fr/agence/appel/embed?embedType=inline',
  ])('is not shown as a mere page, for ever invisible: %s', (url) => {
    const right = url.replace(/\/embed.*/, '')
    expect(check({ scheduling: { provider: 'page', url, name: 'Cal', ...whose } })).toEqual([
      `scheduling.url : « ${url} » ne convient pas. Cette page de Cal.com resterait invisible. Écrivez « provider: cal-com » et « url: ${right} ».`,
    ])
  })
})

it('sends whoever gives a room on to the calendar, be it as a page', () => {
  const url = 'https://meet.google.com/abc-defg-hij'
  expect(check({ scheduling: { url } })).toEqual([
    `scheduling.url : « ${url} » ne convient pas. Cette adresse ouvre une salle de visioconférence, et non un agenda. Écrivez celle de la page où l’on choisit un créneau.`,
  ])
})

describe('values that contradict one another', () => {
  it.each<[Record<string, unknown>, string]>([
    [
      { 'legal.publisher.siren': '123456790', 'legal.publisher.vatNumber': undefined },
      'legal.publisher.siret : « 87654321600017 » ne commence pas par le SIREN « 123456790 ». L’un des deux est à corriger.',
    ],
    [
      { 'legal.publisher.siret': undefined, 'legal.publisher.vatNumber': 'FR35123456790' },
      'legal.publisher.vatNumber : « FR35123456790 » ne finit pas par le SIREN « 876543216 ». L’un des deux est à corriger.',
    ],
    [
      { 'legal.publisher.vatExemptText': 'TVA non applicable, art. 293 B du CGI' },
      'legal.publisher.vatExemptText : on a un numéro de TVA ou une franchise, pas les deux. Videz vatNumber ou vatExemptText.',
    ],
    [
      { 'legal.publisher.isInRneOnly': 'oui' },
      'legal.publisher.isInRneOnly : le RNE ne se montre que sans numéro RCS. Écrivez « isInRneOnly: non », ou videz rcsCity.',
    ],
    [
      { 'legal.publisher.isSoleTrader': 'oui' },
      'legal.publisher.isSoleTrader : un entrepreneur individuel n’a ni forme sociale ni capital. Videz legalForm et shareCapital, ou écrivez « isSoleTrader: non ».',
    ],
    [
      { 'legal.guarantee.openSlots': '20' },
      'legal.guarantee.openSlots : « 20 » ne convient pas. Écrivez un nombre entier d’au moins 30 : on ne peut pas garantir 30 rendez-vous avec moins de créneaux.',
    ],
  ])('are said (case %#)', (changes, message) => {
    expect(check(changes)).toEqual([message])
  })
})

it('reports every problem at once, disagreements included', () => {
  expect(
    check({
      'legal.publisher.email': 'x',
      'legal.publisher.phone': '1',
      'legal.publisher.isSoleTrader': 'oui',
      'legal.version': 'un',
      scheduling: { provider: 'page', url: 'x', country: '' },
      colour: 'blue',
    }).map((message) => message.split(' : ')[0]),
  ).toEqual([
    'scheduling.url',
    'scheduling.name',
    'scheduling.country',
    'scheduling.privacyPolicy',
    'legal.publisher.email',
    'legal.publisher.phone',
    'legal.version',
    'colour',
    'legal.publisher.isSoleTrader',
  ])
})

it.each(['video', 'scheduling', 'legal'])('wants keys under %s', (key) => {
  for (const value of ['g5pnf59ala', [], undefined]) {
    expect(
      checkSite({ ...shipped, [key]: value }).problems.map(({ path }) => nameOf(path)),
    ).toEqual([expect.stringMatching(`^${key}`)])
  }
})

it.each([undefined, null, 'text', 42, []])('refuses %j as a site without an exception', (data) => {
  expect(checkSite(data).problems.length).toBeGreaterThan(0)
})

describe('consent', () => {
  const consentOf = (data: Data) => checkSite(data).config?.consent

  it('is asked for as soon as another company serves something, unless the owner says otherwise', () => {
    expect(consentOf(change(shipped, ['consent'], null))).toBe('none')
    expect(consentOf(change(complete, ['consent'], null))).toBe('contextual')
    expect(consentOf(change(complete, ['consent'], undefined))).toBe('contextual')
    expect(consentOf(change(complete, ['consent'], 'none'))).toBe('none')
    const { scheduling } = complete
    expect(consentOf(change(shipped, ['scheduling'], scheduling))).toBe('contextual')
  })
})

describe('who counts visits', () => {
  it.each(['netlify', 'cloudflare', 'vercel'])(
    'is not the server of %s, which gives no log',
    (hosting) => {
      expect(check({ hosting, audience: { provider: 'server' } })).toEqual([
        `audience.provider : « server » ne convient pas. Avec « hosting: ${hosting} », personne ne vous donne le journal où compter, et cet hébergeur répond 405 à un POST. Écrivez « provider: matomo », ou choisissez node, nginx, caddy ou apache.`,
      ])
      expect(
        check({
          hosting,
          audience: { provider: 'matomo', url: 'https://m.agence.fr', siteId: '1' },
        }),
      ).toEqual([])
    },
  )

  it.each([
    { provider: 'google' },
    { provider: 'matomo' },
    { provider: 'matomo', url: 'https://m.agence.fr', siteId: '1&x=1' },
    { provider: 'matomo', url: "https://m.agence.fr'; script-src *", siteId: '1' },
    { provider: 'matomo', url: 'http://m.agence.fr', siteId: '1' },
    { provider: 'matomo', url: 'https://m.agence.fr', siteId: '1', userId: '7' },
    { provider: 'server', url: 'https://m.agence.fr' },
  ])('is said to be wrong: %o', (audience) => {
    expect(check({ audience })).not.toEqual([])
    expect(checkSite(changed({ audience })).config).toBeUndefined()
  })
})

it('takes a short number, and a colour of three digits', () => {
  expect(check({ 'legal.host.phone': '1007' })).toEqual([])
  expect(check({ 'brand.color': '#7aa' })).toEqual([expect.stringContaining('contraste')])
  expect(checkSite(changed({ 'brand.color': '#155' })).config?.brand.color).toBe('#115555')
})
