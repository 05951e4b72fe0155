import {
  choice,
  city,
  email,
  line,
  personName,
  sentence,
  shareCapital,
  siret,
  yesNo,
} from './answer-formats.ts'
import type { AnswerOf, Questions } from './Question.ts'

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

/** Other names of a sole trader's form. */
const soleTraderNames = {
  'micro-entreprise': 'EI',
  'micro-entrepreneur': 'EI',
  'auto-entreprise': 'EI',
  'auto-entrepreneur': 'EI',
  'entrepreneur individuel': 'EI',
  'entreprise individuelle': 'EI',
} as const

const formIs =
  (...forms: (keyof typeof legalForms)[]) =>
  (answer: AnswerOf) =>
    forms.some((form) => answer('legal.publisher.legalForm') === form)

const isCompany = formIs('EURL', 'SARL', 'SASU', 'SAS', 'SA', 'SCOP', 'autre')
const isSoleTrader = formIs('EI')

export const publisher = {
  legal: {
    publisher: {
      legalForm: {
        label: 'forme juridique',
        help: 'Une micro-entreprise est une entreprise individuelle : EI.',
        // A company's name is no name of a person.
        clearsAround: { EI: ['name'] },
        ...choice(legalForms, soleTraderNames),
      },
      legalFormName: {
        label: 'nom de cette forme juridique',
        example: 'société civile',
        ...line,
        when: formIs('autre'),
      },
      name: {
        label: 'dénomination sociale ou nom de l’éditeur',
        example: 'Agence Exemple',
        help: 'Un entrepreneur individuel écrit ses prénoms et son nom, non un nom commercial.',
        ...line,
      },
      address: {
        label: 'adresse de l’éditeur',
        example: '12 rue de l’Exemple, 69003 Lyon',
        help: 'Celle du siège ; pour un entrepreneur individuel, le domicile ou l’adresse déclarée.',
        ...line,
      },
      siret: {
        label: 'SIRET',
        example: '123 456 782 00010',
        help: 'Celui du siège, sur annuaire-entreprises.data.gouv.fr au nom de l’agence.',
        ...siret,
      },
      shareCapital: {
        label: 'capital social',
        example: '5 000 €',
        ...shareCapital,
        when: isCompany,
      },
      rcsCity: {
        label: 'ville du RCS',
        example: 'Lyon',
        help: 'Elle suit « RCS » sur l’extrait Kbis. Un entrepreneur individuel qui n’est pas au RCS laisse vide.',
        ...city,
        when: (answer) => isCompany(answer) || isSoleTrader(answer),
      },
      chargesVat: {
        label: 'régime de TVA',
        help: 'La page montre le n° de TVA de qui la facture, calculé du SIRET.',
        ...yesNo,
        choices: { oui: 'je facture la TVA', non: 'je ne la facture pas' },
      },
    },
    director: {
      name: {
        label: 'nom du directeur de la publication',
        example: 'Camille Exemple',
        help: 'Une personne : celle qui représente la société ou l’association.',
        ...personName,
        when: (answer) => !isSoleTrader(answer),
      },
    },
    credits: {
      label: 'crédits photo et vidéo',
      example: 'Vidéo : Studio Exemple',
      ...sentence,
      rare: true,
    },
    dpo: {
      name: {
        label: 'délégué à la protection des données',
        example: 'Camille Exemple',
        ...line,
        rare: true,
      },
      email: {
        label: 'e-mail du délégué à la protection des données',
        example: 'dpo@mon-agence.fr',
        ...email,
        when: (answer) => answer('legal.dpo.name') !== undefined,
        rare: true,
      },
    },
  },
} as const satisfies Questions
