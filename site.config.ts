import type { SiteConfig } from './src/config/SiteConfig.ts'

/**
 * Tout ce que vous décidez, en un seul fichier. `null` veut dire « pas encore connu ».
 * `npm run check` dit ce qui manque, et où. Tel quel, le site n’a besoin d’aucun compte : il montre
 * une vidéo et un agenda de démonstration.
 */
const config: SiteConfig = {
  url: 'https://www.example.com', // adresse publique, sans barre finale
  name: 'Agence Exemple', // dans le titre des pages
  supportEmail: 'support@example.com',
  supportPhone: null, // '04 72 00 00 00' : proposé avec l’e-mail quand la vidéo ou l’agenda ne vient pas

  video: {
    provider: 'file',
    title: 'Comment nous remplissons l’agenda des psychologues',
    src: 'demo/video/demonstration.mp4',
    poster: 'demo/video/poster.webp',
    captions: 'demo/video/captions.fr.vtt',
  },
  scheduling: { provider: 'demo', with: null, means: null },

  consent: 'none', // 'contextual' : rien n’est demandé à un autre service avant l’accord du visiteur
  consentVersion: 1, // un de plus, et la question est posée de nouveau à tous
  noindex: false, // true : adresse d’essai, hors des moteurs de recherche
  hstsIncludeSubDomains: false, // true : https pour tous les sous-domaines, sans retour avant deux ans

  // Ce que disent les pages légales. Tant qu’une valeur est null, la page montre « [À compléter : …] »
  // et reste hors des moteurs de recherche. À droite, un exemple de ce qui s’écrit.
  legal: {
    publisher: {
      name: null, // 'Agence Exemple'
      isSoleTrader: null, // true : entrepreneur individuel, false : société
      legalForm: null, // 'SAS'
      shareCapital: null, // '5 000 €'
      address: null, // '12 rue des Lilas, 69003 Lyon'
      siren: null, // '123456782'
      siret: null, // '12345678200010'
      rcsCity: null, // 'Lyon'
      isInRneOnly: null, // true seulement sans numéro RCS
      vatNumber: null, // 'FR11123456782'
      vatExemptText: null, // 'TVA non applicable, art. 293 B du CGI'
      email: null, // 'contact@mon-agence.fr'
      phone: null, // '04 72 00 00 00'
      hours: null, // 'du lundi au vendredi, de 9 h à 18 h'
    },
    director: { name: null, role: null }, // 'Camille Exemple', 'présidente'
    host: { name: null, address: null, phone: null, url: null, country: null }, // à recopier des mentions légales de l’hébergeur
    dataStorage: [],
    insurance: null, // { insurer: 'Assureur Exemple, 1 rue de l’Exemple, 75009 Paris', territory: 'France' }
    credits: null, // ['Vidéo : Studio Exemple'], ou [] s’il n’y en a pas
    privacy: { contact: null }, // 'donnees@mon-agence.fr'
    dpo: null, // 'none' s’il n’y en a pas, ou { name: 'Camille Exemple', email: 'dpo@mon-agence.fr' }
    transfers: { checkedAt: null }, // '2026-11-20'
    // La promesse « 30+ rendez-vous par mois » vous engage : décidez chaque point, puis faites relire par un avocat.
    guarantee: {
      summary: null, // une phrase, montrée sous le titre de la page d’accueil
      metric: null, // 'toute réservation d’un créneau par une personne dont l’identité est confirmée'
      countsNoShows: null, // true ou false
      period: null, // '30 jours calendaires'
      start: null, // 'le lendemain de la mise en ligne des annonces'
      adBudgetPaidBy: null, // 'client', ou 'publisher' si c’est vous
      minimumAdBudget: null, // '600 € par mois', ou 'none'
      openSlots: null, // 40
      responseDelay: null, // 'un jour ouvré'
      approvalDelay: null, // 'trois jours ouvrés'
      measuredWith: null, // 'l’agenda en ligne du Client'
      contestDays: null, // 15
      remedy: null, // 'Le mois n’est pas facturé.'
      stillDue: null, // 'Le Budget publicitaire déjà dépensé reste à la charge du Client.'
      exclusions: null, // ['le Client a suspendu ses annonces de sa propre initiative'], ou []
      cap: null, // 'le prix hors taxes du mois concerné', ou 'none'
      end: null, // 'à la fin du contrat'
    },
    jurisdiction: { city: null }, // 'Lyon'
    version: '1.0',
    versionDate: '2026-11-20',
    updatedOn: null, // '2026-11-20', le jour où vous complétez ou changez les mentions légales ou la politique de confidentialité
  },
}

export default config
