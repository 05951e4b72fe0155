import { z } from 'zod'
import { hostNames } from '../../hosting/hosts.ts'
import {
  type SchedulingProviderId,
  schedulingProviders,
} from '../../services/scheduling-providers.ts'
import type { Field } from '../../services/VideoProvider.ts'
import { type HostedVideo, videoProviders } from '../../services/video-providers.ts'
import {
  choice,
  city,
  color,
  day,
  editionNumber,
  email,
  facts,
  file,
  line,
  list,
  maybe,
  ofForm,
  phone,
  phrase,
  properName,
  ratio,
  section,
  sentence,
  shortLine,
  siren,
  siret,
  siteUrl,
  url,
  vatNumber,
  whole,
  yesNo,
} from './leaves.ts'

/*
 * Every key of `site.yaml`, once: its form, its French name, an example, what it changes. The types,
 * the messages, « [À compléter : …] » and the hover of an editor all come from here.
 *
 * A form is followed by `label | example | help`; `yesNo` and `choice` need no example.
 */

const film = file(/\.(?:mp4|webm)$/, 'un fichier MP4 ou WebM')
const picture = file(/\.(?:webp|jpe?g|png|avif)$/, 'une image WebP, JPEG, PNG ou AVIF')
const drawing = file(/\.(?:svg|png)$/, 'un dessin SVG ou une image PNG')
const webvtt = file(/\.vtt$/, 'un fichier WebVTT')

const anyVideo = {
  title:
    sentence`titre de la vidéo | Notre méthode, et ce que nous garantissons | Les lecteurs d’écran l’annoncent, les moteurs de recherche peuvent le montrer. Sans lui, celui de words.yaml.`.optional(),
  description:
    sentence`description de la vidéo | Comment une campagne amène des demandes de rendez-vous, et ce que nous garantissons. | Ce qu’on y apprend, en une ou deux phrases, pour les moteurs de recherche.`.optional(),
  uploadDate:
    day`jour de mise en ligne de la vidéo | 2026-09-01 | Avec la description, permet aux moteurs de recherche de montrer la vidéo.`.optional(),
  aspectRatio:
    ratio`proportions de la vidéo | 16 / 9 | Largeur divisée par hauteur de la place gardée pour la vidéo.`.optional(),
  poster:
    picture`image de la vidéo | media/presentation.webp | L’image d’avant la lecture, aux proportions de la vidéo. Elle remplace celle du service.`.optional(),
  captions:
    webvtt`sous-titres français | media/presentation.fr.vtt | Ils se lisent aussi sous la vidéo, en texte.`.optional(),
}

const hostedVideo = {
  captionsConfirmed:
    yesNo`sous-titres vus | oui quand vous avez vu les sous-titres français chez l’hébergeur de la vidéo.`.optional(),
}

/** A service says what its own fields look like, in its own file. */
const ownFields = (fields: Record<string, Field>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { what, example, form, optional }]) => {
      const value = ofForm(`Écrivez ${what}`, form)([`${what} | ${example}`])
      return [name, optional ? value.optional() : value]
    }),
  )

export type VideoConfig = (
  | { provider: 'file'; src: string }
  | (HostedVideo & z.output<z.ZodObject<typeof hostedVideo>>)
) &
  z.output<z.ZodObject<typeof anyVideo>>

const video = z.discriminatedUnion(
  'provider',
  [
    section({
      provider: z.literal('file'),
      src: film`fichier de la vidéo | media/presentation.mp4`,
      ...anyVideo,
    }).meta({ title: 'Un film à vous, servi par le site' }),
    ...Object.entries(videoProviders).map(([id, { service, fields }]) =>
      section({
        provider: z.literal(id),
        ...ownFields(fields),
        ...hostedVideo,
        ...anyVideo,
      }).meta({ title: service.name }),
    ),
  ],
  {
    error: `Services possibles : ${[...Object.keys(videoProviders), 'file'].join(', ')}. Avec l’adresse de la vidéo, « video: https://youtu.be/dQw4w9WgXcQ », cette clé est inutile.`,
  },
) as unknown as z.ZodType<VideoConfig>

const anyCall = {
  with: shortLine`qui appelle | Camille, de l’agence | Se lit après « avec », sous l’agenda.`.optional(),
  means:
    shortLine`moyen de l’appel | en visioconférence | Se lit après la durée de l’appel.`.optional(),
  passClickIds:
    yesNo`identifiant du clic transmis | oui : l’agenda reçoit gclid, gbraid, wbraid, fbclid ou msclkid, une fois que le visiteur l’a autorisé.`.optional(),
}

/** Who holds the calendar, where its service does not say it all. */
const company = {
  name: properName`nom du service | Doodle`,
  country: properName`pays du service | Suisse`,
  privacyPolicy: url`politique de confidentialité du service | https://doodle.com/fr/privacy-policy`,
}

const bookingPage = ofForm(
  'Écrivez l’adresse de votre page de réservation, en https et sans port',
  // `checkAgreements` looks at it: what it must be depends on the service.
  /^/,
)([`page de réservation | ${schedulingProviders.calendly.example}`])

const scheduling = z.discriminatedUnion(
  'provider',
  [
    section({
      provider: z
        .enum(Object.keys(schedulingProviders) as SchedulingProviderId[])
        .optional()
        .meta({ title: 'service, quand l’adresse ne le dit pas' }),
      url: bookingPage,
      name: company.name.optional(),
      country: company.country.optional(),
      privacyPolicy: company.privacyPolicy.optional(),
      ...anyCall,
    }).meta({ title: 'Un service de rendez-vous : son adresse suffit' }),
    section({
      provider: z.literal('page'),
      url: url`page de réservation | https://reservation.exemple.fr/appel`,
      ...company,
      ...anyCall,
    }).meta({ title: 'Une autre page de réservation' }),
    section({ provider: z.literal('demo'), ...anyCall }).meta({
      title: 'L’agenda de démonstration',
    }),
  ],
  {
    error: `Services possibles : ${[...Object.keys(schedulingProviders), 'page', 'demo'].join(', ')}. Avec une adresse de réservation dans « url », cette clé est inutile.`,
  },
)

export type SchedulingConfig = z.output<typeof scheduling>

/** Who counts visits. `checkAgreements` looks at what the host must give for it. */
const audience = z.discriminatedUnion(
  'provider',
  [
    section({
      provider: z.literal('matomo'),
      url: url`adresse de votre Matomo | https://matomo.mon-agence.fr`,
      siteId: whole`1–1000000 | numéro du site dans Matomo | 1 | Son ID, dans la liste des sites de Matomo.`,
    }),
    section({ provider: z.literal('server') }),
  ],
  {
    error:
      'Écrivez dessous « provider: matomo » avec url et siteId, ou « provider: server », ou rien : alors rien n’est compté.',
  },
)

const publisher = facts({
  name: line`dénomination sociale ou nom de l’éditeur | Agence Exemple`,
  isSoleTrader: yesNo`entrepreneur individuel ou société | oui : entrepreneur individuel ; non : société.`,
  legalForm: line`forme juridique | SAS | Rien pour un entrepreneur individuel.`,
  shareCapital: line`capital social | 5 000 € | Rien pour un entrepreneur individuel.`,
  address: line`adresse de l’éditeur | 12 rue des Lilas, 69003 Lyon | Celle du siège, pour une société.`,
  siren: siren`SIREN | 123 456 782`,
  siret: siret`SIRET | 123 456 782 00010 | Celui du siège, pour une société.`,
  rcsCity: city`RCS et ville du greffe | Lyon | Se lit « 123 456 782 RCS Lyon ».`,
  isInRneOnly: yesNo`immatriculation au RNE | oui seulement sans numéro RCS.`,
  vatNumber: vatNumber`n° de TVA ou mention de franchise | FR11123456782`,
  vatExemptText: phrase`mention de franchise de TVA | TVA non applicable, art. 293 B du CGI | Remplace le numéro de TVA de qui n’en facture pas.`,
  email: email`e-mail de contact | contact@mon-agence.fr`,
  phone: phone`téléphone | 04 72 00 00 00`,
  hours: phrase`horaires | du lundi au vendredi, de 9 h à 18 h | Quand on répond au téléphone. Rien ne s’affiche sans elle.`,
}).meta({ title: 'Éditeur du site' })

const guarantee = facts({
  summary: sentence`garantie en une phrase | 30 rendez-vous avec de nouveaux patients chaque mois, ou ce mois ne vous est pas facturé. Le budget publicitaire est à votre charge. | La promesse et ses conditions, avec les mots de vos clients, sous le titre de la page d’accueil.`,
  metric: phrase`ce qui est compté comme Rendez-vous Patient | toute réservation d’un créneau par une personne dont l’identité est confirmée | La page ajoute : par une personne qui n’a jamais consulté le client, et venue par vos annonces ou vos pages.`,
  countsNoShows: yesNo`rendez-vous non honorés comptés ou non`,
  period: phrase`durée d’un Mois de mesure | 30 jours calendaires`,
  start: phrase`début du premier Mois de mesure | le lendemain de la mise en ligne des annonces`,
  adBudgetPaidBy: choice(
    ['client'],
    'La loi n° 93-122 (article 20) veut que l’espace publicitaire soit acheté pour le compte de l’annonceur, par mandat écrit, et que le vendeur lui adresse sa facture.',
  )`qui paie le Budget publicitaire | client, à qui le vendeur d’espace adresse sa facture.`,
  minimumAdBudget: phrase`Budget publicitaire minimal | 600 € par mois | none quand il n’y en a pas.`,
  openSlots: whole`1–1000 | nombre de créneaux ouverts | 40 | Par mois, chez le client.`,
  responseDelay: phrase`délai de réponse aux demandes | un jour ouvré`,
  approvalDelay: phrase`délai de validation des pages et annonces | trois jours ouvrés`,
  measuredWith: phrase`outil de mesure | l’agenda en ligne du Client`,
  contestDays: whole`1–90 | jours pour contester | 15`,
  remedy: sentence`ce qui est dû si le seuil n’est pas atteint | Le mois n’est pas facturé. | Une phrase entière.`,
  stillDue: sentence`ce qui reste dû dans ce cas | Le Budget publicitaire déjà dépensé reste à la charge du Client. | Une phrase entière, ou none.`,
  exclusions: list(
    phrase`cas sans garantie | le Client a suspendu ses annonces de sa propre initiative`,
  )`cas dans lesquels la garantie ne s’applique pas`,
  cap: phrase`plafond de la garantie | le prix du mois concerné | none quand il n’y en a pas.`,
  end: phrase`fin de la garantie | à la fin du contrat`,
}).meta({ title: 'Garantie' })

/** What sending data to a company outside Europe rests on: its own registration, its contract. */
const transferBasis = (label: string) =>
  choice(['clauses', 'dpf', 'both'])([
    `${label} | Seulement hors d’Europe. dpf : l’entreprise est inscrite au Data Privacy Framework. clauses : son contrat contient les clauses contractuelles types. both : les deux.`,
  ])

const retention = section({
  contactYears: whole`1–10 | conservation des contacts, en années | 3`,
  contractYears: whole`1–30 | conservation des contrats, en années | 5`,
  billingYears: whole`10–30 | conservation des factures, en années | 10 | Dix ans au moins : article L. 123-22 du Code de commerce.`,
  browsingMonths: whole`1–13 | conservation des données de navigation, en mois | 13`,
  logMonths: whole`1–12 | conservation des journaux de l’hébergeur, en mois | 12 | De six à douze mois, selon la CNIL.`,
  rightsRequestYears: whole`1–10 | conservation des demandes sur les données, en années | 5 | Preuve qu’une demande a reçu sa réponse : la prescription de l’article 2224 du Code civil.`,
}).meta({ title: 'Durées de conservation' })

/** The day of the legal notices and of the privacy policy, until the owner changes them. */
export const ORIGINAL_DAY = '2025-07-13'

const legal = section({
  publisher,
  director: facts({
    name: line`nom du directeur de la publication | Camille Exemple`,
    role: phrase`qualité du directeur de la publication | présidente`,
  }).meta({ title: 'Directeur de la publication' }),
  host: facts({
    name: line`hébergeur | Hébergeur Exemple SAS | À recopier des mentions légales de l’hébergeur.`,
    address: line`adresse de l’hébergeur | 3 avenue Exemple, 59100 Roubaix, France`,
    phone: phone`téléphone de l’hébergeur | 01 99 00 12 34`,
    url: url`site de l’hébergeur | https://www.hebergeur.example`,
    country: line`pays d’hébergement | France | Dit si les données quittent l’Union européenne.`,
  }).meta({ title: 'Hébergeur' }),
  dataStorage: list(
    section({
      name: line`entreprise | Sauvegarde Exemple SAS`,
      address: line`adresse | 5 avenue Exemple, 75008 Paris, France`,
      phone: maybe(phone`téléphone | 01 99 00 56 78`),
      purpose: phrase`ce qu’elle conserve | sauvegardes`,
      country: maybe(line`pays de cette entreprise | France`),
      transfer: maybe(transferBasis('garantie du transfert de données à cette entreprise')),
    }),
  )`autres entreprises qui conservent des données`.default([]),
  insurance: maybe(
    section({
      insurer: line`assureur de responsabilité professionnelle | Assureur Exemple, 1 rue de l’Exemple, 75009 Paris`,
      territory: line`territoire couvert par l’assurance | France`,
    }).meta({ title: 'Assurance de responsabilité professionnelle' }),
  ),
  credits: maybe(list(line`crédit | Vidéo : Studio Exemple`)`crédits photo et vidéo`),
  privacy: facts({
    contact: email`e-mail pour les données personnelles | donnees@mon-agence.fr`,
  }).meta({ title: 'Données personnelles' }),
  dpo: maybe(
    z.union(
      [
        z.literal('none'),
        section({
          name: line`délégué à la protection des données, ou son absence | Camille Exemple`,
          email: email`e-mail du délégué à la protection des données | dpo@mon-agence.fr`,
        }).meta({ title: 'Délégué à la protection des données' }),
      ],
      {
        error:
          'Écrivez « dpo: none » s’il n’y en a pas, ou dessous, une ligne chacune : name, email.',
      },
    ),
  ),
  transfers: facts({
    checkedAt: day`date de vérification des transferts | 2026-11-20 | Le jour où vous avez regardé les garanties de chaque service hors Union européenne.`,
    video: transferBasis('garantie du transfert de données au service de vidéo'),
    scheduling: transferBasis('garantie du transfert de données au service d’agenda'),
    host: transferBasis('garantie du transfert de données à l’hébergeur'),
  }).meta({ title: 'Données hors d’Europe' }),
  guarantee,
  retention,
  rightsRequestMonths: whole`1–3 | délai de réponse aux demandes sur les données, en mois | 1`,
  version: editionNumber`version des conditions générales et de la protection des données | 1.0 | À augmenter quand leur texte change.`,
  versionDate: day`jour de cette version | 2026-11-20`,
  updatedOn: maybe(
    day`jour de mise à jour des mentions légales et de la politique de confidentialité | 2026-11-20 | Le jour où vous les complétez ou les changez.`,
  ),
}).meta({ title: 'Mentions légales' })

export const siteSchema = section({
  base: line`dossier de base | ../site | Un autre dossier de site, d’où vient tout ce que celui-ci ne dit pas.`.optional(),
  url: siteUrl`adresse publique | https://www.mon-agence.fr | Sans barre finale.`,
  name: shortLine`nom de l’agence | Agence Exemple | Dans le titre des pages.`,
  supportEmail: email`e-mail du support | bonjour@mon-agence.fr | Où écrit « Contacter le support ».`,
  supportPhone: maybe(
    phone`téléphone du support | +33 1 23 45 67 89 | Proposé avec l’e-mail quand la vidéo ou l’agenda ne vient pas.`,
  ),
  video: video.meta({ title: 'Vidéo' }),
  scheduling: scheduling.meta({ title: 'Agenda' }),
  promise: section({
    appointmentsPerMonth: whole`1–1000 | rendez-vous promis par mois | 30 | La promesse, partout où elle se lit.`,
  }).meta({ title: 'Promesse' }),
  call: section({
    minutes: whole`5–240 | durée de l’appel de découverte, en minutes | 30`,
  }).meta({ title: 'Appel de découverte' }),
  brand: section({
    color: color`couleur de votre identité | #1c5b49 | Boutons, liens et fonds teintés en viennent.`,
    logo: maybe(
      drawing`logo | media/logo.svg | Le signe des onglets et des écrans d’accueil. Un dessin SVG en « currentColor » prend votre couleur.`,
    ),
  }).meta({ title: 'Identité' }),
  hosting: choice(
    hostNames,
  )`hébergement | Ce que la construction écrit pour l’hébergeur. apache : OVH, o2switch et les hébergements mutualisés.`,
  consent: maybe(
    choice([
      'none',
      'contextual',
    ])`accord du visiteur | contextual : rien n’est demandé à un autre service avant l’accord du visiteur. none : la vidéo et l’agenda viennent avec la page. Rien : contextual dès qu’un autre service sert.`,
  ),
  consentMonths: whole`1–13 | durée d’un accord gardé, en mois | 6 | Ensuite, la question est posée de nouveau.`,
  consentVersion: whole`1–100000 | version de la question | 1 | Un de plus, et la question est posée de nouveau à tous.`,
  audience: maybe(audience),
  noindex: yesNo`site caché | oui : adresse d’essai, hors des moteurs de recherche.`,
  hstsIncludeSubDomains: yesNo`https pour tous les sous-domaines | oui : sans retour avant deux ans.`,
  legal,
}).meta({ title: 'Le site' })

export type TypedSite = z.output<typeof siteSchema>

/** Everything an owner decides, and what follows from it where nothing is said. */
export type SiteConfig = Omit<TypedSite, 'consent'> & { consent: 'none' | 'contextual' }
