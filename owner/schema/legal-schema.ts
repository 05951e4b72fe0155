import { identityOf } from '../../hosts/host-identities.ts'
import { sirenOf, vatNumberOf } from '../questions/registry-numbers.ts'
import { group, list, maybe, nullableGroup } from './fields/field.ts'
import {
  amount,
  choice,
  city,
  country,
  email,
  line,
  phone,
  siret,
  vatNumber,
  yesNo,
} from './fields/field-types.ts'
import type { Answer } from './fields/KeyDescription.ts'

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
  name: line({
    label: 'dénomination sociale ou nom de l’éditeur',
    example: 'Agence Exemple',
    help: 'Un entrepreneur individuel écrit ses prénoms et son nom, non un nom commercial.',
  }),
  address: line({
    label: 'adresse de l’éditeur',
    example: '12 rue de l’Exemple, 69003 Lyon',
    help: 'Celle du siège ; pour un entrepreneur individuel, le domicile ou l’adresse déclarée.',
  }),
  siret: siret({
    label: 'SIRET',
    example: '123 456 782 00010',
    help: 'Celui du siège.',
  }),
  shareCapital: amount({ label: 'capital social', example: '5 000 €', askedWhen: isCompany }),
  rcsCity: city({
    label: 'ville du RCS',
    example: 'Lyon',
    help: 'Un entrepreneur individuel qui n’est pas au RCS laisse vide.',
    askedWhen: (answer) => isCompany(answer) || formIs('EI')(answer),
  }),
  chargesVat: yesNo({
    label: 'régime de TVA',
    names: { oui: 'je facture la TVA', non: 'je ne la facture pas' },
    help: 'La page montre le n° de TVA de qui la facture.',
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

/** The answer by which guarantees differ. Article 6 of the terms of use is otherwise the same for all. */
const guarantee = nullableGroup('Garantie', {
  adBudget: amount({
    label: 'budget publicitaire que le client paie, hors taxes, par mois',
    example: '600 €',
    help: 'Ce qu’il verse au moins aux vendeurs d’espace, qui lui adressent leurs factures. Il peut ne pas y en avoir : votre méthode n’emploie pas d’annonces.',
    mayBeNone: true,
  }),
})

export const legal = group('Mentions légales', {
  publisher,
  director: nullableGroup('Directeur de la publication', {
    name: line({
      label: 'nom du directeur de la publication',
      example: 'Camille Exemple',
      help: 'Celui qui représente la société ou l’association.',
      askedWhen: (answer) => !formIs('EI')(answer),
    }),
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
      country: country({ label: 'pays de la société d’hébergement', example: 'France' }),
    },
    { proposes: (answer) => identityOf(answer('hosting')) },
  ),
  guarantee,
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
})
