import { z } from 'zod'
import { identityOf } from '../../hosts/host-identities.ts'
import { findCountryGroup } from '../../services/country-groups.ts'
import { type EmbedKind, findProvider } from '../../services/providers.ts'
import { sirenOf, vatNumberOf } from '../questions/registry-numbers.ts'
import { group, list, maybe, nullableGroup } from './fields/field.ts'
import {
  amount,
  choice,
  city,
  email,
  line,
  phone,
  rna,
  siret,
  url,
  vatNumber,
  whole,
  yesNo,
} from './fields/field-types.ts'
import type { Answer } from './fields/KeyDescription.ts'
import { asksWhoRuns } from './video-schema.ts'

const legalForms = {
  EI: 'entrepreneur individuel (EI)',
  EURL: 'entreprise unipersonnelle à responsabilité limitée (EURL)',
  SARL: 'société à responsabilité limitée (SARL)',
  SASU: 'société par actions simplifiée unipersonnelle (SASU)',
  SAS: 'société par actions simplifiée (SAS)',
  SA: 'société anonyme (SA)',
  SCOP: 'société coopérative de production (SCOP)',
  association: 'association régie par la loi du 1er juillet 1901',
  autre: 'autre',
} as const

const formIs =
  (...forms: (keyof typeof legalForms)[]) =>
  (answer: Answer) =>
    forms.some((form) => answer('legal.publisher.legalForm') === form)

const isCompany = formIs('EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SCOP', 'autre')

const publisher = nullableGroup('Éditeur du site', {
  legalForm: choice(Object.keys(legalForms) as (keyof typeof legalForms)[], {
    label: 'forme juridique',
    names: legalForms,
  }),
  legalFormName: line({
    label: 'nom de cette forme juridique',
    example: 'société civile',
    askedWhen: formIs('autre'),
  }),
  name: line({ label: 'dénomination sociale ou nom de l’éditeur', example: 'Agence Exemple' }),
  address: line({
    label: 'adresse de l’éditeur',
    example: '12 rue de l’Exemple, 69003 Lyon',
    help: 'Celle du siège, pour une société ou une association.',
  }),
  siret: siret({
    label: 'SIRET',
    example: '123 456 782 00010',
    help: 'Celui du siège. Une association qui n’en a pas laisse vide.',
  }),
  rna: rna({
    label: 'numéro RNA',
    example: 'W123456789',
    askedWhen: formIs('association'),
  }),
  shareCapital: amount({ label: 'capital social', example: '5 000 €', askedWhen: isCompany }),
  rcsCity: city({
    label: 'ville du RCS',
    example: 'Lyon',
    help: 'Un entrepreneur individuel qui n’est pas au RCS laisse vide.',
    askedWhen: (answer) => isCompany(answer) || formIs('EI')(answer),
  }),
  chargesVat: yesNo({
    label: 'vous facturez la TVA',
    help: 'non : la page dit « TVA non applicable, art. 293 B du CGI ».',
  }),
  vatNumber: vatNumber({
    label: 'n° de TVA',
    example: 'FR11123456782',
    isRare: true,
    askedWhen: (answer) => answer('legal.publisher.chargesVat') === true,
    defaultAnswer(answer) {
      const number = answer('legal.publisher.siret')
      return typeof number === 'string' ? vatNumberOf(sirenOf(number)) : undefined
    },
  }),
})

/** The three answers by which guarantees differ. Article 6 of the terms of use is otherwise the same for all. */
const guarantee = nullableGroup('Garantie', {
  metric: choice(['réservation', 'présence'], {
    label: 'ce qui est compté',
    names: {
      réservation: 'les créneaux réservés, que la personne vienne ou non',
      présence: 'les rendez-vous auxquels la personne est venue',
    },
  }),
  adBudget: amount({
    label: 'budget publicitaire que le client paie, hors taxes, par mois',
    example: '600 €',
    help: 'Ce qu’il verse au moins aux vendeurs d’espace, qui lui adressent leurs factures. Il peut ne pas y en avoir : votre méthode n’emploie pas d’annonces.',
    mayBeNone: true,
  }),
  openSlots: whole({
    min: 1,
    max: 3000,
    label: 'créneaux que le client garde ouverts, par mois',
    unit: 'créneaux par mois',
    example: '40',
    help: 'Au moins le nombre promis, au plus trois fois ce nombre.',
  }),
})

const futurePatients = nullableGroup('Futurs patients de vos clients', {
  weSee: choice(['totaux', 'noms'], {
    label: 'ce que vous voyez des patients de vos clients',
    names: {
      totaux: 'le nombre de rendez-vous, sans aucun nom',
      noms: 'les noms et les créneaux',
    },
  }),
})

function countryOf(part: EmbedKind | 'host', answer: Answer): unknown {
  if (part === 'host') return answer('legal.host.country')
  if (asksWhoRuns(part, 'country')(answer)) return answer(`${part}.country`)
  return findProvider(part, answer(`${part}.provider`))?.service.country
}

/** Makes the question whether an American company is on the list of the Data Privacy Framework. */
const isListed = (part: EmbedKind | 'host', company: string) =>
  yesNo({
    label: `${company} est sur la liste américaine Data Privacy Framework`,
    help: 'Cherchez son nom sur https://www.dataprivacyframework.gov/list. oui : il y est « Active ». non : votre contrat avec elle doit contenir les clauses contractuelles types de la Commission européenne.',
    askedWhen(answer) {
      const country = countryOf(part, answer)
      return typeof country === 'string' && findCountryGroup(country) === 'united-states'
    },
  })

/** Why another company may keep data for the owner. The legal texts put these words into a sentence. */
const storagePurposes = [
  'messagerie',
  'fichiers',
  'suivi commercial',
  'visioconférence',
  'comptabilité',
  'sauvegardes',
] as const

/** Where addresses of prospects may come from, with the words of the legal texts. */
export const prospectSources = {
  annuaires: 'd’annuaires professionnels publics',
  sites: 'des sites que les psychologues publient',
  réseaux: 'de réseaux sociaux professionnels',
  recommandations: 'de personnes qui nous les ont recommandés',
  rencontres: 'de salons et de formations',
}

export const legal = group('Mentions légales', {
  publisher,
  director: nullableGroup('Directeur de la publication', {
    name: line({ label: 'nom du directeur de la publication', example: 'Camille Exemple' }),
  }),
  host: nullableGroup(
    'Hébergeur',
    {
      name: line({
        label: 'nom de l’hébergeur',
        example: 'Hébergeur Exemple SAS',
        help: 'À recopier des mentions légales de l’hébergeur.',
      }),
      address: line({
        label: 'adresse de l’hébergeur',
        example: '3 avenue Exemple, 59100 Roubaix, France',
      }),
      phone: phone({
        label: 'téléphone de l’hébergeur',
        example: '01 99 00 12 34',
        help: 'La loi le demande (LCEN, article 1-1). S’il n’en publie pas, la page le dit ; voyez alors avec votre avocat, ou choisissez un autre hébergeur.',
        mayBeNone: true,
      }),
      url: url({ label: 'site de l’hébergeur', example: 'https://www.hebergeur.example' }),
      country: line({ label: 'pays d’hébergement', example: 'France' }),
    },
    { proposes: (answer) => identityOf(answer('hosting')) },
  ),
  guarantee,
  futurePatients,
  dpf: nullableGroup('Entreprises américaines', {
    video: isListed('video', 'le service de vidéo'),
    scheduling: isListed('scheduling', 'le service d’agenda'),
    host: isListed('host', 'l’hébergeur'),
  }),
  dataStorage: list(
    z.strictObject({
      name: line({ label: 'entreprise', example: 'Sauvegarde Exemple SAS' }),
      address: line({ label: 'adresse', example: '5 avenue Exemple, 75008 Paris, France' }),
      phone: maybe(phone({ label: 'téléphone', example: '01 99 00 56 78' })),
      purpose: choice(storagePurposes, { label: 'ce qu’elle garde pour vous' }),
      country: line({ label: 'pays de cette entreprise', example: 'France' }),
      dpf: maybe(
        yesNo({
          label: 'si elle est américaine, elle est sur la liste Data Privacy Framework',
        }),
      ),
    }),
    { label: 'autres entreprises qui gardent des données', isRare: true },
  ).default([]),
  insurance: maybe(
    group(
      'Assurance de responsabilité professionnelle',
      {
        insurer: line({
          label: 'assureur de responsabilité professionnelle',
          example: 'Assureur Exemple, 1 rue de l’Exemple, 75009 Paris',
        }),
        territory: line({ label: 'territoire couvert par l’assurance', example: 'France' }),
      },
      { isRare: true },
    ),
  ),
  credits: list(line({ label: 'crédit', example: 'Vidéo : Studio Exemple' }), {
    label: 'crédits photo et vidéo',
    isRare: true,
  }).default([]),
  dpo: maybe(
    group(
      'Délégué à la protection des données',
      {
        name: line({ label: 'délégué à la protection des données', example: 'Camille Exemple' }),
        email: email({
          label: 'e-mail du délégué à la protection des données',
          example: 'dpo@mon-agence.fr',
        }),
      },
      { isRare: true },
    ),
  ),
  prospectSources: list(
    choice(Object.keys(prospectSources) as (keyof typeof prospectSources)[], {
      label: 'origine',
      names: prospectSources,
    }),
    {
      label: 'd’où viennent les coordonnées des psychologues à qui vous écrivez les premiers',
      isRare: true,
    },
  ).default([]),
  confirmed: nullableGroup('Ce que vous avez vérifié', {
    evidence: yesNo({
      label: 'dossier de preuve',
      help: 'Un dossier daté montre-t-il d’où vient la promesse de la page d’accueil (période, nombre de clients, méthode de comptage) ? On peut vous le demander.',
    }),
    contracts: yesNo({
      label: 'contrats de vos clients',
      help: 'Chacun contient-il les critères d’acceptation d’une demande, la sous-traitance des données des futurs patients (RGPD, article 28), le mandat d’achat d’espace si le client paie des annonces (loi n° 93-122, article 20), et, signé chez eux, l’information et le formulaire de rétractation ? Aucun paiement avant sept jours : deux ans d’emprisonnement et 150 000 € (Code de la consommation, articles L. 221-10 et L. 242-7).',
    }),
    processors: yesNo({
      label: 'contrats de vos prestataires',
      help: 'Avez-vous signé avec l’hébergeur, l’agenda, la messagerie et les outils de travail le contrat de l’article 28 du RGPD, et vérifié que l’hébergeur efface ses journaux au bout de douze mois au plus ?',
    }),
  }),
})
