import * as constants from '../src/constants.ts'
import { typeset, typesetAll } from '../src/typography.ts'

/** Step 2 of 2: everything said around the calendar, in each of its states. */
export const scheduling = {
  /** Names the frame for whoever hears the page. */
  frameTitle: (service: string | undefined) =>
    typeset(
      service
        ? `Agenda ${service} : choisissez le jour et l’heure de votre appel de découverte`
        : 'Agenda de démonstration : choisissez le jour et l’heure de votre appel de découverte',
    ),

  notes: {
    /** « 30 minutes en visioconférence, avec Camille ». */
    call: (means: string | null, host: string | null) => ({
      duration: typeset(`${constants.callMinutes}\u00a0minutes`),
      rest: typeset(`${means ? ` ${means}` : ''}${host ? `, avec ${host}` : ''}`),
    }),
    ...typesetAll({
      steps: 'Choisissez un jour, puis une heure : l’agenda vous confirme l’appel.',
      patients:
        'Ne partagez rien sur vos patients : ni nom, ni situation. L’appel porte sur votre activité.',
    }),
    /** Shown only to a visitor whose clock differs from ours. */
    timeZone: (there: string, isNextDay: boolean) =>
      typeset(
        `Nous sommes à l’heure de Paris : 14:00 à Paris, c’est ${there} chez vous${isNextDay ? ', le lendemain' : ''}. Vérifiez le fuseau que l’agenda affiche.`,
      ),
  },

  ...typesetAll({
    skip: 'Passer l’agenda',
    loading: 'L’agenda se charge…',
    /** Consent mode « contextual »: the button in the box. */
    load: 'Charger l’agenda',
    standing: {
      question: 'L’agenda ne s’affiche pas ?',
      /** Where it waits for the visitor's word. */
      unasked: 'Vous préférez ne pas le charger ici ?',
      link: 'Ouvrez-le dans un nouvel onglet',
    },
  }),

  links: typesetAll({
    open: 'Ouvrir l’agenda dans un nouvel onglet',
    mail: 'Proposer trois créneaux par e-mail',
  }),

  mail: {
    subject: 'Appel de découverte : trois créneaux possibles',
    body: typeset(`Bonjour,

Je souhaite réserver un appel de découverte de ${constants.callMinutes}\u00a0minutes. Voici trois créneaux qui me conviennent (jour et heure de Paris) :

1. 
2. 
3. 

Je m’appelle 
Vous pouvez me joindre au 

Merci, à bientôt.`),
  },

  silent: typesetAll({
    title: 'L’agenda tarde à s’afficher',
    text: 'Il arrive peut-être encore. Sans attendre, vous pouvez aussi :',
    announcement:
      'L’agenda tarde à s’afficher. D’autres façons de réserver sont proposées juste avant lui.',
  }),

  booked: {
    ...typesetAll({
      title: 'Votre appel est réservé',
      announcement: 'Votre appel est réservé. La suite est expliquée juste avant l’agenda.',
      email: 'La confirmation est dans vos e-mails, peut-être parmi les indésirables.',
      /** Instead of the e-mail, where there is none. */
      demonstration: 'Démonstration : rien n’a été envoyé. Un vrai service confirme par e-mail.',
      move: 'Pour déplacer ou annuler l’appel, suivez le lien de cet e-mail.',
      prepare: 'À préparer : votre activité actuelle et vos questions.',
      another: 'Réserver un autre créneau',
    }),
    next: (means: string | null) =>
      typeset(`Nous nous retrouvons à l’heure choisie${means ? `, ${means}` : ''}.`),
  },
}
