import * as constants from './constants.ts'

export type PageName =
  | 'HomePage'
  | 'MentionsLegalesPage'
  | 'PolitiqueConfidentialitePage'
  | 'ConditionsGeneralesPage'
  | 'ProtectionDonneesPage'
  | 'NotFoundPage'

/** One page of the site. Tests and the build read this table too: it is data, free of components. */
export type Route = {
  /** Public path, no trailing slash. */
  path: string
  /** Completed with the site's name: `Mentions légales – Nom du site`. */
  title: string
  description: string
  /** Words of its link in the footer; without them it has none there. */
  footerLabel?: string
  /** False keeps search engines out whatever the page holds. */
  isIndexable: boolean
  /** File of `pages/` that shows it. */
  page: PageName
}

export const routes: readonly Route[] = [
  {
    path: '/',
    title: `${constants.appointmentsPerMonth}+\u00a0rendez-vous par mois pour les psychologues`,
    description: `Une vidéo, puis un appel de découverte de ${constants.callMinutes}\u00a0minutes\u00a0: voyez comment nous pouvons vous garantir ${constants.appointmentsPerMonth}+\u00a0rendez-vous par mois. Pas de nouveaux clients\u00a0? Nous ne sommes pas payés.`,
    isIndexable: true,
    page: 'HomePage',
  },
  {
    path: '/mentions-legales',
    title: 'Mentions légales',
    description: 'Qui édite ce site, qui l’héberge et comment nous joindre.',
    footerLabel: 'Mentions légales',
    isIndexable: true,
    page: 'MentionsLegalesPage',
  },
  {
    path: '/politique-confidentialite',
    title: 'Politique de confidentialité',
    description:
      'Quelles données nous traitons, pourquoi, combien de temps, et comment exercer vos droits.',
    footerLabel: 'Politique de confidentialité',
    isIndexable: true,
    page: 'PolitiqueConfidentialitePage',
  },
  {
    path: '/conditions-generales',
    title: 'Conditions générales d’utilisation',
    description:
      'Les règles du site, le cadre de notre offre aux psychologues et les conditions de la garantie.',
    footerLabel: 'Conditions générales d’utilisation',
    isIndexable: true,
    page: 'ConditionsGeneralesPage',
  },
  {
    path: '/protection-donnees',
    title: 'Protection des données',
    description:
      'Registre des traitements, durées de conservation, sous-traitants et mesures de sécurité.',
    footerLabel: 'Protection des données',
    isIndexable: true,
    page: 'ProtectionDonneesPage',
  },
]

/** What an unknown path shows, with status 404. */
export const notFound: Route = {
  path: '/404',
  title: 'Page introuvable',
  description: 'Cette adresse ne correspond à aucune page du site.',
  isIndexable: false,
  page: 'NotFoundPage',
}

/** The route of a path, or the 404 page. */
export const findRoute = (path: string): Route =>
  routes.find((route) => route.path === path) ?? notFound
