import type { SiteConfig } from '../../src/config/SiteConfig.ts'

/** Every fact known, two services in use: what an owner has on the day of publication. All invented. */
const config: SiteConfig = {
  url: 'https://www.agence-des-lilas.fr',
  name: 'Agence des Lilas',
  supportEmail: 'bonjour@agence-des-lilas.fr',
  supportPhone: '04 65 71 00 12',

  video: {
    provider: 'wistia',
    id: 'abcde12345',
    title: 'Comment nous remplissons l’agenda des psychologues',
    description:
      'Comment une campagne amène des demandes de rendez-vous, et ce que nous garantissons.',
    uploadDate: '2026-09-01',
    poster: 'tests/configs/poster.webp',
    aspectRatio: 1.6,
    captionsConfirmed: true,
  },
  scheduling: { url: 'https://calendly.com/agence-des-lilas/decouverte' },

  consent: 'contextual',
  consentVersion: 1,
  noindex: false,
  hstsIncludeSubDomains: false,

  legal: {
    publisher: {
      name: 'Agence des Lilas',
      isSoleTrader: false,
      legalForm: 'SAS',
      shareCapital: '5 000 €',
      address: '3 place des Lilas, 69003 Lyon',
      siren: '876543216',
      siret: '876 543 216 00017',
      rcsCity: 'Lyon',
      isInRneOnly: null,
      vatNumber: 'FR12876543216',
      vatExemptText: null,
      email: 'contact@agence-des-lilas.fr',
      phone: '04 65 71 00 12',
      hours: 'du lundi au vendredi, de 9 h à 18 h',
    },
    director: { name: 'Camille Lilas', role: 'présidente' },
    host: {
      name: 'Hébergement des Lilas SAS',
      address: '3 rue des Lilas, 59100 Roubaix, France',
      phone: '+33 3 53 01 00 12',
      url: 'https://www.hebergement-des-lilas.fr',
      country: 'France',
    },
    dataStorage: [],
    insurance: {
      insurer: 'Assurance des Lilas, 1 rue des Lilas, 75009 Paris',
      territory: 'France',
    },
    credits: ['Vidéo : Studio des Lilas'],
    privacy: { contact: 'donnees@agence-des-lilas.fr' },
    dpo: 'none',
    transfers: { checkedAt: '2026-11-20' },
    guarantee: {
      summary:
        '30 Rendez-vous Patients par Mois de mesure, ou le mois n’est pas facturé ; budget publicitaire à votre charge.',
      metric:
        'toute réservation d’un créneau, en cabinet ou à distance, par une personne dont l’identité et les coordonnées sont confirmées',
      countsNoShows: false,
      period: '30 jours calendaires',
      start: 'le lendemain de la mise en ligne des annonces',
      adBudgetPaidBy: 'client',
      minimumAdBudget: '600 € par mois',
      openSlots: 40,
      responseDelay: 'un jour ouvré',
      approvalDelay: 'trois jours ouvrés',
      measuredWith: 'l’agenda en ligne du Client',
      contestDays: 15,
      remedy: 'Le mois n’est pas facturé.',
      stillDue: 'Le Budget publicitaire déjà dépensé reste à la charge du Client.',
      exclusions: ['le Client a suspendu ses annonces de sa propre initiative'],
      cap: 'le prix hors taxes du mois concerné',
      end: 'à la fin du contrat',
    },
    jurisdiction: { city: 'Lyon' },
    version: '1.0',
    versionDate: '2026-11-20',
    updatedOn: '2026-11-20',
  },
}

export default config
