import type { SiteConfig } from './src/config/SiteConfig.ts'

/**
 * Everything that an owner decides, in one file. `null` means « not known yet ».
 * `npm run check` says in French what is missing. As shipped, the site needs no account: it shows a
 * demonstration video and a demonstration calendar.
 */
const config: SiteConfig = {
  url: 'https://www.example.com',
  name: 'Agence Exemple',
  supportEmail: 'support@example.com',
  supportPhone: null,

  video: {
    provider: 'file',
    title: 'Comment nous remplissons l’agenda des psychologues',
    src: 'demo/video/demonstration.mp4',
    poster: 'demo/video/poster.webp',
    captions: 'demo/video/captions.fr.vtt',
  },
  scheduling: { provider: 'demo', with: null, means: null },

  consent: 'none',
  consentVersion: 1,
  noindex: false,
  hstsIncludeSubDomains: false,

  // Facts of the legal pages. null = « not known yet »: the page shows « [À compléter : …] » and stays
  // out of search engines. Every key is explained in src/config/LegalFacts.ts: hover it in your editor.
  legal: {
    publisher: {
      name: null, // 'Agence Exemple'
      isSoleTrader: null, // true: entrepreneur individuel, false: company
      legalForm: null, // 'SAS'
      shareCapital: null, // '5 000 €'
      address: null, // '12 rue des Lilas, 69003 Lyon'
      siren: null, // '123456782'
      siret: null, // '12345678200010'
      rcsCity: null, // 'Lyon'
      isInRneOnly: null, // true only without an RCS number
      vatNumber: null, // 'FR11123456782'
      vatExemptText: null, // 'TVA non applicable, art. 293 B du CGI'
      email: null, // 'contact@mon-agence.fr'
      phone: null, // '04 72 00 00 00'
      hours: null, // 'du lundi au vendredi, de 9 h à 18 h'
    },
    director: { name: null, role: null }, // 'Camille Exemple', 'présidente'
    host: { name: null, address: null, phone: null, url: null, country: null }, // as on your host's own legal page
    dataStorage: [],
    insurance: null, // { insurer: 'Assureur Exemple, 1 rue de l’Exemple, 75009 Paris', territory: 'France' }
    credits: null, // ['Vidéo : Studio Exemple'] or []
    privacy: { contact: null }, // 'donnees@mon-agence.fr'
    dpo: null, // 'none', or { name: 'Camille Exemple', email: 'dpo@mon-agence.fr' }
    transfers: { checkedAt: null }, // '2026-11-20'
    // The promise « 30+ rendez-vous par mois » binds you: decide each point, then have it read by a lawyer.
    guarantee: {
      summary: null, // one sentence, shown under the headline
      metric: null, // 'toute réservation d’un créneau par une personne dont l’identité est confirmée'
      countsNoShows: null, // true or false
      period: null, // '30 jours calendaires'
      start: null, // 'le lendemain de la mise en ligne des annonces'
      adBudgetPaidBy: null, // 'client' or 'publisher'
      minimumAdBudget: null, // '600 € par mois', or 'none'
      openSlots: null, // 40
      responseDelay: null, // 'un jour ouvré'
      approvalDelay: null, // 'trois jours ouvrés'
      measuredWith: null, // 'l’agenda en ligne du Client'
      contestDays: null, // 15
      remedy: null, // 'Le mois n’est pas facturé.'
      stillDue: null, // 'Le Budget publicitaire déjà dépensé reste à la charge du Client.'
      exclusions: null, // ['le Client a suspendu ses annonces de sa propre initiative'], or []
      cap: null, // 'le prix hors taxes du mois concerné', or 'none'
      end: null, // 'à la fin du contrat'
    },
    jurisdiction: { city: null }, // 'Lyon'
    version: '1.0',
    versionDate: '2026-11-20',
    updatedOn: null, // '2026-11-20' once you have changed the legal notices or the privacy policy
  },
}

export default config
