import * as constants from '../src/constants.ts'
import type { Service } from '../src/embeds/Service.ts'
import { typeset, typesetAll } from '../src/typography.ts'

/** The link to it, wherever a service is spoken of. */
export const ourPolicy = typeset('Notre politique de confidentialité')

/** The text under the video and under the calendar, while the visitor decides. */
export const consentCard = {
  video: {
    title: ({ name, country }: Service) => typeset(`Vidéo hébergée par ${name} (${country})`),
    what: ({ name }: Service) =>
      typeset(
        `Pour lire la vidéo ici, votre navigateur doit la demander à ${name}. Ce service reçoit alors votre adresse IP, des informations sur votre appareil et sur votre lecture ; il peut déposer ses propres cookies.`,
      ),
    duration: typeset(
      `« Charger la vidéo » vaut pour cette visite, « Toujours autoriser » pour ${constants.consentMonths}\u00a0mois sur cet appareil. Pour changer d’avis : « Gérer mes choix », en bas de chaque page.`,
    ),
  },
  scheduling: {
    title: ({ name, country }: Service) => typeset(`Agenda tenu par ${name} (${country})`),
    what: ({ name }: Service) =>
      typeset(
        `Pour afficher les créneaux ici, votre navigateur doit les demander à ${name}. Ce service reçoit alors votre adresse IP, des informations sur votre appareil et, si vous réservez, vos réponses à son formulaire ; il peut déposer ses propres cookies.`,
      ),
    duration: typeset(
      `« Charger l’agenda » vaut pour cette visite, « Toujours autoriser » pour ${constants.consentMonths}\u00a0mois sur cet appareil. Pour changer d’avis : « Gérer mes choix », en bas de chaque page.`,
    ),
  },
  ...typesetAll({
    untilThen: 'Tant que vous ne le demandez pas, rien ne lui est envoyé.',
    always: 'Toujours autoriser',
    withdraw: 'Retirer mon accord',
    alternatives: 'Vous préférez faire autrement ?',
  }),
  theirPolicy: ({ name }: Service) => typeset(`La politique publiée par ${name}`),
}

/** One line where the video and the calendar come with the page (`consent: 'none'`). */
export const serviceNotice = {
  video: ({ name, country }: Service) =>
    typeset(
      `La vidéo est lue depuis ${name} (${country}), qui reçoit votre adresse IP dès qu’elle se charge.`,
    ),
  scheduling: ({ name, country }: Service) =>
    typeset(
      `L’agenda est tenu par ${name} (${country}), qui reçoit votre adresse IP dès qu’il se charge.`,
    ),
}

/** What holds for a service at this moment, in the card and in « Gérer mes choix ». */
export const consentState = {
  unasked: ({ name }: Service) => typeset(`${name} n’est pas autorisé : rien ne lui est demandé.`),
  once: ({ name }: Service) =>
    typeset(
      `${name} est autorisé pour cette visite : jusqu’à ce que vous rechargiez ou fermiez le site.`,
    ),
  always: ({ name }: Service, until: string) =>
    typeset(`${name} est autorisé sur cet appareil jusqu’au ${until}.`),
  /** Private window, blocked or full storage. */
  notKept: typeset('Votre navigateur n’a pas pu garder ce choix : il vaut pour cette visite.'),
}

/** « Gérer mes choix », in the footer of every page where there is something to manage. */
export const manageChoices = {
  ...typesetAll({
    open: 'Gérer mes choix',
    title: 'Gérer mes choix',
    close: 'Fermer',
    intro:
      'Ce site ne dépose pas de cookie. Il n’affiche le contenu d’un autre service qu’avec votre accord, que vous donnez ou retirez ici.',
    withdrawal:
      'Retirer votre accord enlève aussitôt le service de la page et efface le choix gardé sur cet appareil. Les cookies qu’un service a pu déposer sont les siens : seul votre navigateur peut les effacer.',
  }),
  service: {
    video: ({ name, country }: Service) => typeset(`Vidéo : ${name} (${country})`),
    scheduling: ({ name, country }: Service) => typeset(`Agenda : ${name} (${country})`),
  },
  allow: ({ name }: Service) => typeset(`Toujours autoriser ${name}`),
  withdraw: ({ name }: Service) => typeset(`Retirer mon accord pour ${name}`),
}
