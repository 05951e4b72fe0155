import { amountBeforeTax, whole } from './answer-formats.ts'
import type { Questions } from './Question.ts'

export const promise = {
  promise: {
    appointmentsPerMonth: {
      label: 'rendez-vous promis par mois',
      example: '30',
      ...whole(1, 999, 'rendez-vous par mois'),
      fallback: '30',
    },
  },
  legal: {
    guarantee: {
      adBudget: {
        label: 'budget publicitaire que le client paie, hors taxes, par mois',
        example: '600 €',
        help: 'Ce qu’il verse au moins aux vendeurs d’espace, qui lui adressent leurs factures. Il peut ne payer aucune annonce. Si vous en achetez pour lui, la loi n° 93-122 veut que le vendeur d’espace les lui facture.',
        ...amountBeforeTax,
        mayBeNone: true,
      },
    },
  },
} as const satisfies Questions
