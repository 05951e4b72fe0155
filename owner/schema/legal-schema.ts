import { z } from 'zod'
import { facts, group, list, maybe, section } from './field.ts'
import {
  amount,
  choice,
  city,
  day,
  editionNumber,
  email,
  line,
  phone,
  phrase,
  siren,
  siret,
  url,
  vatNumber,
  whole,
  yesNo,
} from './field-types.ts'
import { futurePatients, guarantee } from './guarantee-schema.ts'

const publisher = facts('Éditeur du site', {
  name: line({ label: 'dénomination sociale ou nom de l’éditeur', example: 'Agence Exemple' }),
  isSoleTrader: yesNo({
    label: 'entrepreneur individuel ou société',
    help: 'oui : entrepreneur individuel ; non : société.',
  }),
  legalForm: line({
    label: 'forme juridique',
    example: 'SAS',
    help: 'Rien pour un entrepreneur individuel.',
  }),
  shareCapital: amount({
    label: 'capital social',
    example: '5 000 €',
    help: 'Rien pour un entrepreneur individuel.',
  }),
  address: line({
    label: 'adresse de l’éditeur',
    example: '12 rue de l’Exemple, 69003 Lyon',
    help: 'Celle du siège, pour une société.',
  }),
  siren: siren({ label: 'SIREN', example: '123 456 782' }),
  siret: siret({
    label: 'SIRET',
    example: '123 456 782 00010',
    help: 'Celui du siège, pour une société.',
  }),
  rcsCity: city({
    label: 'RCS et ville du greffe',
    example: 'Lyon',
    help: 'Se lit « 123 456 782 RCS Lyon ». Un entrepreneur individuel sans RCS écrit plutôt « isInRneOnly: oui ».',
  }),
  isInRneOnly: yesNo({ label: 'immatriculation au RNE', help: 'oui seulement sans numéro RCS.' }),
  vatNumber: vatNumber({
    label: 'n° de TVA ou mention de franchise',
    example: 'FR11123456782',
    help: 'Qui ne facture pas de TVA remplit plutôt vatExemptText.',
  }),
  vatExemptText: phrase({
    label: 'mention de franchise de TVA',
    example: 'TVA non applicable, art. 293 B du CGI',
  }),
  email: email({ label: 'e-mail de contact', example: 'contact@mon-agence.fr' }),
  phone: phone({ label: 'téléphone', example: '04 72 00 00 00' }),
  hours: phrase({
    label: 'horaires',
    example: 'du lundi au vendredi, de 9 h à 18 h',
    help: 'Quand on répond au téléphone. Rien ne s’affiche sans eux.',
  }),
})

const DPF =
  'Décision d’adéquation (UE) 2023/1795 (« Data Privacy Framework », où l’entreprise est inscrite)'

/**
 * What sending data to a company rests on, as its texts say it (RGPD, art. 45 and 46): its country alone
 * does not tell. The page shows the words of the answer.
 */
const transferBasis = (label: string) =>
  choice(['none', 'adequacy', 'clauses', 'dpf', 'both'], {
    label,
    names: {
      none: 'Données gardées dans l’Espace économique européen, selon l’entreprise',
      adequacy: 'Décision d’adéquation de la Commission européenne',
      clauses: 'Clauses contractuelles types de la Commission européenne',
      dpf: DPF,
      both: `${DPF}, et clauses contractuelles types de la Commission européenne`,
    },
    help: 'À lire dans son contrat, et pour le « Data Privacy Framework » sur https://www.dataprivacyframework.gov/list.',
  })

const retention = group('Durées de conservation', {
  contactYears: whole({
    min: 1,
    max: 3,
    label: 'conservation des contacts, en années',
    example: '3',
    reason: 'La CNIL recommande trois ans au plus après le dernier contact.',
  }),
  contractYears: whole({
    min: 5,
    max: 10,
    label: 'conservation des contrats, en années',
    example: '5',
    reason: 'Cinq ans : la prescription de l’article L. 110-4 du Code de commerce.',
  }),
  billingYears: whole({
    min: 10,
    max: 10,
    label: 'conservation des factures, en années',
    example: '10',
    reason: 'Dix ans : article L. 123-22 du Code de commerce.',
  }),
  browsingMonths: whole({
    min: 1,
    max: 13,
    label: 'conservation des données de navigation, en mois',
    example: '13',
    reason: 'La CNIL recommande treize mois au plus.',
  }),
  logMonths: whole({
    min: 1,
    max: 12,
    label: 'conservation des journaux de l’hébergeur, en mois',
    example: '12',
    reason: 'La CNIL recommande de six à douze mois.',
  }),
  rightsRequestYears: whole({
    min: 1,
    max: 6,
    label: 'conservation des demandes sur les données, en années',
    example: '5',
    reason:
      'Cinq ans (article 2224 du Code civil) ; six au plus, la prescription des délits (article 8 du Code de procédure pénale).',
  }),
})

/** The day of the legal notices and of the privacy policy, until the owner changes them. */
export const ORIGINAL_DAY = '2025-07-13'

export const legal = group('Mentions légales', {
  publisher,
  director: facts('Directeur de la publication', {
    name: line({ label: 'nom du directeur de la publication', example: 'Camille Exemple' }),
    role: phrase({ label: 'qualité du directeur de la publication', example: 'présidente' }),
  }),
  host: facts('Hébergeur', {
    name: line({
      label: 'hébergeur',
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
      help: 'La loi le demande (LCEN, article 1-1). Un hébergeur qui n’en publie pas est à changer : aucun numéro ne se devine.',
    }),
    url: url({ label: 'site de l’hébergeur', example: 'https://www.hebergeur.example' }),
    country: line({ label: 'pays d’hébergement', example: 'France' }),
  }),
  dataStorage: list(
    section({
      name: line({ label: 'entreprise', example: 'Sauvegarde Exemple SAS' }),
      address: line({ label: 'adresse', example: '5 avenue Exemple, 75008 Paris, France' }),
      phone: maybe(phone({ label: 'téléphone', example: '01 99 00 56 78' })),
      purpose: phrase({ label: 'ce qu’elle conserve', example: 'sauvegardes' }),
      country: maybe(line({ label: 'pays de cette entreprise', example: 'France' })),
      transfer: maybe(transferBasis('garantie du transfert de données à cette entreprise')),
    }),
    { label: 'autres entreprises qui conservent des données' },
  ).default([]),
  insurance: maybe(
    group('Assurance de responsabilité professionnelle', {
      insurer: line({
        label: 'assureur de responsabilité professionnelle',
        example: 'Assureur Exemple, 1 rue de l’Exemple, 75009 Paris',
      }),
      territory: line({ label: 'territoire couvert par l’assurance', example: 'France' }),
    }),
  ),
  credits: maybe(
    list(line({ label: 'crédit', example: 'Vidéo : Studio Exemple' }), {
      label: 'crédits photo et vidéo',
    }),
  ),
  privacy: facts('Données personnelles', {
    contact: email({
      label: 'e-mail pour les données personnelles',
      example: 'donnees@mon-agence.fr',
    }),
  }),
  dpo: maybe(
    z.union(
      [
        z.literal('none'),
        group('Délégué à la protection des données', {
          name: line({
            label: 'délégué à la protection des données, ou son absence',
            example: 'Camille Exemple',
          }),
          email: email({
            label: 'e-mail du délégué à la protection des données',
            example: 'dpo@mon-agence.fr',
          }),
        }),
      ],
      {
        error:
          'Écrivez « dpo: none » s’il n’y en a pas, ou dessous, une ligne chacune : name, email.',
      },
    ),
  ).meta({ title: 'Délégué à la protection des données' }),
  transfers: facts('Données hors d’Europe', {
    checkedAt: day({
      label: 'date de vérification des transferts',
      example: '2026-11-20',
    }),
    video: transferBasis('garantie du transfert de données au service de vidéo'),
    scheduling: transferBasis('garantie du transfert de données au service d’agenda'),
    host: transferBasis('garantie du transfert de données à l’hébergeur'),
  }),
  prospectSources: maybe(
    list(phrase({ label: 'origine', example: 'les annuaires professionnels publics' }), {
      label: 'origine des coordonnées des psychologues à qui vous écrivez les premiers',
    }),
  ),
  futurePatients,
  guarantee,
  retention,
  rightsRequestMonths: whole({
    min: 1,
    max: 1,
    label: 'délai de réponse aux demandes sur les données, en mois',
    example: '1',
    reason: 'Un mois : article 12 du RGPD. Les textes disent comment le prolonger.',
  }),
  version: editionNumber({
    label: 'version des conditions générales et de la protection des données',
    example: '1.0',
    help: 'À augmenter quand leur texte change.',
  }),
  versionDate: day({ label: 'jour de cette version', example: '2026-11-20' }),
  updatedOn: maybe(
    day({
      label: 'jour de mise à jour des mentions légales et de la politique de confidentialité',
      example: '2026-11-20',
      help: 'Le jour où vous les complétez ou les changez.',
    }),
  ),
  confirmed: facts('Ce que vous avez vérifié', {
    evidence: yesNo({
      label: 'dossier de preuve',
      help: 'Un dossier daté montre-t-il d’où vient la promesse de la page d’accueil (période, nombre de clients, méthode de comptage) ? On peut vous le demander.',
    }),
    contracts: yesNo({
      label: 'contrats de vos clients',
      help: 'Chacun contient-il le mandat d’achat d’espace (loi n° 93-122, article 20), les critères d’acceptation d’une demande, le rôle de chacun pour les données des futurs patients, et, signé chez eux, l’information et le formulaire de rétractation ? Aucun paiement avant sept jours : deux ans d’emprisonnement et 150 000 € (Code de la consommation, articles L. 221-10 et L. 242-7).',
    }),
    processors: yesNo({
      label: 'contrats de vos prestataires',
      help: 'Avez-vous signé avec l’hébergeur, l’agenda, la messagerie et les outils de travail le contrat de l’article 28 du RGPD, vérifié la durée des journaux de l’hébergeur (legal.retention.logMonths), et nommé dans legal.dataStorage ceux qui gardent des données pour vous ?',
    }),
  }),
  review: maybe(
    group('Relecture par un avocat', {
      by: line({ label: 'avocat qui a relu les textes', example: 'Maître Dominique Exemple' }),
      on: day({ label: 'jour de cette relecture', example: '2026-11-20' }),
    }),
  ),
})
