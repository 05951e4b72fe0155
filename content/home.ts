import * as constants from '../src/constants.ts'
import { typesetAll } from '../src/typography.ts'

/** Every sentence of the home page, from top to bottom. */
export const home = typesetAll({
  banner: 'Pour les psychologues',
  hero: {
    beforePromise: 'Découvrez comment nous pouvons vous garantir',
    promise: `${constants.appointmentsPerMonth}+\u00a0rendez-vous`,
    // The last word of the headline is never alone on its line.
    afterPromise: 'par\u00a0mois.',
    subline: ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.'],
    guaranteeLink: 'Conditions de la garantie',
  },
  videoStep: {
    label: 'Étape 1 sur 2 :',
    title: 'Regardez la vidéo',
    /** On a printed page, before the address. */
    onPaper: 'La vidéo se regarde à l’adresse',
  },
  schedulingStep: {
    label: 'Étape 2 sur 2 :',
    title: 'Planifiez votre appel de découverte',
    onPaper: 'L’agenda est ouvert à l’adresse',
    confidentiality:
      'Les informations que vous partagez restent confidentielles. Elles nous servent à préparer une stratégie personnalisée avant l’appel.',
  },
  help: {
    title: 'Vous avez encore des questions ?',
    link: 'Contacter le support',
  },
})
