import { nullableGroup } from './fields/field.ts'
import { amount, choice, whole } from './fields/field-types.ts'

/** The three answers by which guarantees differ. Article 6 of the terms of use is otherwise the same for all. */
export const guarantee = nullableGroup('Garantie', {
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

/** Decides what the page on data protection says of the future patients of clients. */
export const futurePatients = nullableGroup('Futurs patients de vos clients', {
  weSee: choice(['totaux', 'noms'], {
    label: 'ce que vous voyez des patients de vos clients',
    names: {
      totaux: 'le nombre de rendez-vous, sans aucun nom',
      noms: 'les noms et les créneaux',
    },
  }),
})
