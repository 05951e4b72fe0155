// Toutes les phrases du site, telles que nous les livrons. Ne changez rien ici : une prochaine version
// remplacera ce fichier. Recopiez dans site/words.yaml celle que vous changez, avec les noms de ses groupes :
//
//   home:
//     banner: "Pour les psychologues de Lyon"
//
// L'atelier le fait pour vous, et dit où chaque phrase se montre.
//
// - Apostrophes, espaces insécables, guillemets français : écrivez simplement « l'appel », « Prêt ? »,
//   la typographie est faite pour vous. ~ est un espace où la ligne ne se coupe jamais.
// - Entre accolades, ce que le site complète lui-même. Partout : {appointmentsPerMonth}, {callMinutes} et
//   {siteName}, qui viennent de site.yaml, et {consentMonths}. Ailleurs, seulement ce qui s'y trouve déjà.
// - Dans une phrase entre guillemets droits, un guillemet droit s'écrit \".
// - Une liste, comme « subline », se recopie entière.
import type { RouteName } from '../src/routes.ts'

type RouteWords = { title: string; description: string; footerLabel?: string }

export const words = {
  // Autour de chaque page.
  everyPage: {
    skipLink: 'Aller au contenu',
    home: "Revenir à l'accueil",
    footerNavigation: 'Pied de page',
    newTab: '(nouvel~onglet)',
    offline: 'Vous êtes hors connexion. Reconnectez-vous, puis réessayez.',
    retry: 'Réessayer',
    call: 'Appeler le {phone}',
    ourPolicy: 'Notre politique de confidentialité',
  },

  // Page d'une adresse qui n'existe pas.
  notFound: {
    title: "Cette page n'existe pas",
    text: "L'adresse a peut-être changé, ou bien elle contient une faute de frappe. La vidéo et l'agenda vous attendent sur la page d'accueil.",
    link: "Aller à la page d'accueil",
  },

  // Page /merci, où un agenda peut conduire après une réservation.
  thanks: {
    title: 'Merci',
    booked: 'Vous recevez une confirmation par e-mail. Pensez à regarder dans les indésirables.',
    move: 'Pour déplacer ou annuler un appel, suivez le lien de cet e-mail.',
    question: "Vous n'avez rien reçu, ou vous avez une question ?",
  },

  // Page d'accueil, de haut en bas.
  home: {
    banner: 'Pour les psychologues',
    bannerArrow: 'Aller à la première étape',
    hero: {
      beforePromise: 'Découvrez comment nous pouvons vous garantir',
      promise: '{appointmentsPerMonth}+ rendez-vous',
      afterPromise: 'par~mois.',
      subline: ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.'],
      adBudget: 'Seul votre budget publicitaire reste à votre charge.',
      guarantee: 'Ce que couvre la garantie',
      guaranteeTerms:
        'Nos conditions générales disent ce qui est compté, sur quelle période et dans quels cas.',
      guaranteeLink: "Lire l'article sur la garantie",
    },
    videoStep: {
      label: 'Étape 1 sur 2 :',
      title: 'Regardez la vidéo',
      onPaper: "La vidéo se regarde à l'adresse",
    },
    schedulingStep: {
      label: 'Étape 2 sur 2 :',
      title: 'Planifiez votre appel de découverte',
      booked: 'Votre appel de découverte',
      onPaper: "L'agenda est ouvert à l'adresse",
    },
    help: {
      title: 'Vous avez encore des questions ?',
      link: 'Contacter le support',
    },
  },

  // Autour de la vidéo. {title} est son titre, {service} le nom de son hébergeur.
  video: {
    untitled: 'Notre vidéo de présentation',
    play: 'Regarder la vidéo « {title} »',
    loading: 'Chargement…',
    captions: 'Vidéo sous-titrée en français',
    openFile: 'Ouvrir le fichier vidéo',
    watchOn: 'Regarder sur {service}',
    write: 'Écrire au support',
    slow: 'La vidéo met du temps à se charger.',
    dead: "La vidéo n'a pas pu être lue ici.",
    silent: '{service} ne répond pas.',
    failed: '{service} ne permet pas de voir cette vidéo ici.',
    next: 'Choisir un créneau',
    again: 'Revoir',
    transcript: 'Lire la transcription',
    frameTitle: 'Vidéo : {title}',
    status: {
      loading: 'La vidéo se charge.',
      shown: "Le lecteur est affiché. S'il reste vide, un lien vers la vidéo se trouve plus bas.",
      ready: 'La vidéo est prête.',
      ended: "La vidéo est terminée. L'étape suivante est l'agenda, plus bas.",
    },
  },

  // Autour de l'agenda.
  scheduling: {
    duration: '{callMinutes} minutes, gratuit et sans engagement',
    withCaller: 'avec {caller}',
    discretion: "L'appel porte sur votre activité : inutile d'évoquer vos patients.",
    confidentiality:
      "Les informations que vous nous confiez restent confidentielles et servent à préparer une stratégie personnalisée avant l'appel.",
    loading: "Chargement de l'agenda…",
    load: 'Voir les créneaux',
    openHere: 'Ouvrir dans un nouvel onglet',
    links: {
      open: "Ouvrir l'agenda dans un nouvel onglet",
      mail: 'Proposer trois créneaux par e-mail',
    },
    mail: {
      subject: 'Appel de découverte : trois créneaux possibles',
      body: `Bonjour,

Je souhaite réserver un appel de découverte de {callMinutes} minutes. Voici trois créneaux qui me conviennent (jour et heure de Paris) :

1.~
2.~
3.~

Je m'appelle~
Vous pouvez me joindre au~

Merci, à bientôt.
`,
    },
    silent: {
      title: "L'agenda ne s'affiche pas",
      text: 'Vous pouvez réserver autrement :',
    },
    booked: {
      confirmed: {
        title: 'Votre appel est réservé',
        text: "Vous recevez une confirmation par e-mail. Pensez à regarder dans les indésirables. Pour déplacer ou annuler l'appel, suivez le lien de cet e-mail. D'ici là, notez vos questions.",
      },
      pending: {
        title: 'Votre demande est envoyée',
        text: "L'appel sera réservé quand un e-mail vous le confirmera. Pensez à regarder dans les indésirables. S'il reste un paiement à effectuer, l'agenda vous le demande.",
      },
      demonstration: {
        title: 'Votre appel serait réservé',
        text: "Ceci est une démonstration : rien n'est envoyé. Un vrai service enverra sa confirmation par e-mail, avec de quoi déplacer ou annuler l'appel.",
      },
    },
    another: 'Réserver un autre appel',
    skip: "Passer l'agenda",
    frameTitle: "Agenda {service} : choisissez le jour et l'heure de votre appel de découverte",
    ownTitle: "Notre agenda : choisissez le jour et l'heure de votre appel de découverte",
    demonstrationTitle:
      "Agenda de démonstration : choisissez le jour et l'heure de votre appel de découverte",
  },

  // Les cinq groupes qui suivent disent au visiteur ce que font les services extérieurs et quels sont ses
  // droits : changez-les avec prudence. {service} est le nom du service, {country} son pays.

  // La question, avec le bouton de la vidéo ou de l'agenda, tant que le visiteur n'a pas décidé
  // (consent: contextual). Le détail s'ouvre à la demande.
  question: {
    video:
      'Vidéo hébergée par {service} ({country}), qui reçoit votre adresse IP si vous la lancez et peut déposer des cookies.',
    scheduling:
      "Agenda fourni par {service} ({country}), qui reçoit votre adresse IP et le nom de l'annonce qui vous a conduit ici dès que vous l'ouvrez, puis ce que vous y tapez. Il peut déposer des cookies.",
    remember: 'Retenir mon choix pendant {consentMonths} mois',
    more: 'En savoir plus',
    company: 'Société',
    ourPurpose: 'Notre finalité',
    purposes: {
      video: 'Lire la vidéo',
      scheduling: "Afficher l'agenda et enregistrer la réservation",
    },
    theirPurposes: 'Ses propres finalités',
    theirTrackers: 'Ses traceurs et leur durée',
    tracker: '{name} ({duration})',
    nothing: "Aucun, selon l'entreprise",
    unpublished: 'Voir la politique de confidentialité de {service}',
    receives: {
      video:
        '{service} reçoit aussi des informations sur votre appareil et sur votre lecture. Avant votre accord, aucune donnée ne lui est transmise.',
      scheduling:
        "{service} reçoit aussi des informations sur votre appareil. Si une annonce ou une lettre d'information vous a conduit ici, il apprend laquelle. Avant votre accord, aucune donnée ne lui est transmise.",
    },
    duration:
      'Votre accord vaut pour cette visite, ou {consentMonths} mois si vous le choisissez. Vous pouvez le retirer à tout moment, ici ou par « Gérer mes choix », en bas de chaque page.',
    theirPolicy: '{service} : politique de confidentialité',
    alternatives: 'Vous préférez faire autrement ?',
    withdraw: 'Retirer mon accord',
  },

  // Ce qui vaut en ce moment, avec la vidéo ou l'agenda et dans « Gérer mes choix ». {until} est une date.
  consentState: {
    unasked: "{service} n'est pas autorisé : aucune donnée ne lui est transmise.",
    once: '{service} est autorisé pour cette visite.',
    always: "{service} est autorisé sur cet appareil jusqu'au {until}.",
    kept: '{service} est autorisé sur cet appareil.',
  },

  // « Gérer mes choix », dans le pied de chaque page.
  manageChoices: {
    open: 'Gérer mes choix',
    title: 'Gérer mes choix',
    intro:
      "Nos pages ne déposent pas de cookie. Elles n'affichent le contenu d'un autre service qu'avec votre accord, que vous donnez ou retirez ici.",
    service: {
      video: 'Vidéo : {service} ({country})',
      scheduling: 'Agenda : {service} ({country})',
    },
    allow: 'Autoriser {service} pendant {consentMonths} mois',
    withdraw: 'Retirer mon accord pour {service}',
    withdrawal:
      "Retirer votre accord enlève aussitôt le service de la page et efface le choix gardé sur cet appareil. Les cookies qu'un service a pu déposer lui appartiennent : vous pouvez les effacer dans votre navigateur.",
    close: 'Fermer',
  },

  // Dans « Gérer mes choix », quand les visites sont comptées (audience, dans site.yaml).
  audience: {
    title: "Mesure d'audience",
    what: "Nous comptons les étapes d'une visite (page, vidéo, agenda), sans cookie et sans vous suivre au-delà de 24 heures, pour améliorer ce site et pour rien d'autre.",
    counted: 'Vos visites sont comptées.',
    refused:
      "Vos visites ne sont pas comptées depuis cet appareil, tant que vous ne changez pas d'avis.",
    refusedHere: "Vos visites ne sont pas comptées jusqu'à ce que vous quittiez cette page.",
    byBrowser: 'Votre navigateur demande de ne pas être suivi : vos visites ne sont pas comptées.',
    refuse: 'Ne plus compter mes visites',
    accept: 'Compter mes visites',
  },

  // Une ligne, là où le service vient avec la page (consent: none).
  serviceNotice: {
    video:
      "Vidéo hébergée par {service} ({country}), qui reçoit votre adresse IP dès qu'elle se charge et peut déposer des cookies.",
    scheduling:
      "Agenda fourni par {service} ({country}), qui reçoit votre adresse IP et le nom de l'annonce qui vous a conduit ici dès qu'il se charge, et peut déposer des cookies.",
  },

  // Autour des textes légaux, qui sont dans legal/. Une date suit updatedOn, inForceOn et consultedOn.
  legal: {
    summary: 'Sommaire',
    updatedOn: 'Dernière mise à jour :',
    inForceOn: 'Version en vigueur au',
    consultedOn: 'Version en vigueur consultée le',
    next: 'Et maintenant ?',
  },

  // Les pages : titre de l'onglet (suivi du nom du site) et description, que montrent les moteurs de
  // recherche et les liens partagés ; lien dans le pied de page.
  routes: {
    home: {
      title: '{appointmentsPerMonth}+ rendez-vous par mois pour les psychologues',
      description:
        'Nous pouvons vous garantir {appointmentsPerMonth}+ rendez-vous par mois. Pas de nouveaux clients ? Nous ne sommes pas payés. Une vidéo, puis un appel de {callMinutes} minutes.',
    },
    legalNotices: {
      title: 'Mentions légales',
      description: "Qui édite ce site, qui l'héberge et comment nous joindre.",
      footerLabel: 'Mentions légales',
    },
    privacy: {
      title: 'Politique de confidentialité',
      description:
        'Quelles données nous traitons, pourquoi, combien de temps, et comment exercer vos droits.',
      footerLabel: 'Politique de confidentialité',
    },
    terms: {
      title: "Conditions générales d'utilisation",
      description:
        'Les règles du site, le cadre de notre offre aux psychologues et les conditions de la garantie.',
      footerLabel: "Conditions générales d'utilisation",
    },
    dataProtection: {
      title: 'Protection des données',
      description:
        'Registre des traitements, durées de conservation, sous-traitants et mesures de sécurité.',
      footerLabel: 'Protection des données',
    },
    thanks: {
      title: 'Merci',
      description: "La suite, après la réservation d'un appel.",
    },
    notFound: {
      title: 'Page introuvable',
      description: 'Cette adresse ne correspond à aucune page du site.',
    },
  } satisfies Record<RouteName, RouteWords> as Record<RouteName, RouteWords>,

  // Ce qui n'est dit qu'aux moteurs de recherche.
  searchEngines: {
    audience: 'Psychologues',
  },
}

export type Words = typeof words
