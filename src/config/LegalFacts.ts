/**
 * Facts about the owner that the four legal pages state.
 *
 * `null` means « not known yet »: the page then shows « [À compléter : …] » and stays out of search
 * engines, because nothing plausible is ever invented. An unknown key of the law left so at
 * publication is an offence (LCEN art. 1-1 and 1-2); `npm run check` lists what remains.
 *
 * Lists may be empty: `[]` says « none », which is a known fact.
 */
export type LegalFacts = {
  /** Who publishes the site. Also names the controller of the data pages. */
  publisher: {
    /** Registered company name, or first and last name, e.g. `Agence Exemple`. */
    name: string | null
    /** `true` for an « entrepreneur individuel » (the page then writes « EI »), `false` for a company. */
    isSoleTrader: boolean | null
    /** Legal form of a company, e.g. `SAS` or `SARL`. A sole trader leaves `null`. */
    legalForm: string | null
    /** Capital of a company, e.g. `5 000 €`. A sole trader leaves `null`. */
    shareCapital: string | null
    /** Registered office, or address of a sole trader, on one line, e.g. `12 rue des Lilas, 69003 Lyon`. */
    address: string | null
    /** Nine digits, e.g. `123456782`; spaces are allowed. */
    siren: string | null
    /** Fourteen digits that begin with the SIREN, e.g. `12345678200010`. */
    siret: string | null
    /** City of the registry when registered at the RCS, e.g. `Lyon`. Shown as « 123 456 782 RCS Lyon ». */
    rcsCity: string | null
    /** `true` when registered at the « registre national des entreprises » only, without an RCS number. */
    isInRneOnly: boolean | null
    /** VAT number, e.g. `FR11123456782`. Either this or `vatExemptText`. */
    vatNumber: string | null
    /** The sentence of whoever charges no VAT, e.g. `TVA non applicable, art. 293 B du CGI`. */
    vatExemptText: string | null
    /** Public e-mail address, e.g. `contact@mon-agence.fr`. */
    email: string | null
    /** Public telephone number, e.g. `04 72 00 00 00`. */
    phone: string | null
    /** When the telephone is answered, e.g. `du lundi au vendredi, de 9 h à 18 h`. `null` shows nothing. */
    hours: string | null
  }
  /** « Directeur de la publication »: a person, in principle the legal representative. */
  director: {
    /** First and last name, e.g. `Camille Exemple`. */
    name: string | null
    /** Capacity, e.g. `présidente`. */
    role: string | null
  }
  /** Who hosts the site. Copy it from the host's own legal page, telephone included. */
  host: {
    /** e.g. `OVH SAS`. */
    name: string | null
    /** e.g. `2 rue Kellermann, 59100 Roubaix, France`. */
    address: string | null
    /** e.g. `+33 9 72 10 10 07`. The law asks for it: prefer a host that has one. */
    phone: string | null
    /** Home page, e.g. `https://www.ovhcloud.com`. */
    url: string | null
    /** Country where the files are served from, in French, e.g. `France`. Tells whether data leaves the EU. */
    country: string | null
  }
  /** Other companies that store data for the site itself. Leave `[]`: the site has no database. */
  dataStorage: {
    /** e.g. `Scaleway SAS`. */
    name: string
    /** e.g. `8 rue de la Ville-l’Évêque, 75008 Paris, France`. */
    address: string
    /** e.g. `+33 1 84 13 00 00`, or `null` when it has none. */
    phone: string | null
    /** What it keeps, e.g. `sauvegardes`. */
    purpose: string
  }[]
  /** Professional liability insurance. `null` shows nothing. */
  insurance: {
    /** Name and address, e.g. `Assureur Exemple, 1 rue de l’Exemple, 75009 Paris`. */
    insurer: string
    /** Where it covers, e.g. `France`. */
    territory: string
  } | null
  /** Credits for pictures, film and music, one per line, e.g. `Vidéo : Studio Exemple`. `[]` when there are none. */
  credits: string[] | null
  /** Data pages. */
  privacy: {
    /** E-mail address that answers requests about personal data, e.g. `donnees@mon-agence.fr`. */
    contact: string | null
  }
  /** « Délégué à la protection des données »: the person, or `'none'` when none was appointed. */
  dpo:
    | {
        /** e.g. `Camille Exemple`. */
        name: string
        /** e.g. `dpo@mon-agence.fr`. */
        email: string
      }
    | 'none'
    | null
  /** Transfers outside the European Union. */
  transfers: {
    /** Day, `YYYY-MM-DD`, on which you last checked each service's framework and clauses, e.g. `2026-11-20`. */
    checkedAt: string | null
  }
  /**
   * The promise « 30+ rendez-vous par mois ». It binds you, so you decide each point; a lawyer
   * should read the result. `summary` stands under the headline too.
   */
  guarantee: {
    /** The promise and its conditions in one sentence, shown under the headline. `null` shows only the link to the conditions. */
    summary: string | null
    /** What counts as one appointment, shown after « Ce qui est compté : », e.g. `toute réservation d’un créneau, en cabinet ou à distance, par une personne dont l’identité et les coordonnées sont confirmées`. */
    metric: string | null
    /** Whether an appointment that the patient did not attend counts all the same. */
    countsNoShows: boolean | null
    /** What a month is, e.g. `30 jours calendaires`. */
    period: string | null
    /** When the first month starts, e.g. `le lendemain de la mise en ligne des annonces`. */
    start: string | null
    /** Who pays the advertising: `'client'` or `'publisher'` (you). */
    adBudgetPaidBy: 'client' | 'publisher' | null
    /** Least advertising budget for the guarantee to hold, e.g. `600 € par mois`. `'none'` when there is none. */
    minimumAdBudget: string | null
    /** Slots that the psychologist must keep open each month, e.g. `40`. */
    openSlots: number | null
    /** How fast the psychologist answers requests, e.g. `un jour ouvré`. */
    responseDelay: string | null
    /** How fast the psychologist approves pages and ads, e.g. `trois jours ouvrés`. */
    approvalDelay: string | null
    /** The tool that counts, e.g. `l’agenda en ligne du Client`. */
    measuredWith: string | null
    /** Days in which the psychologist may contest the monthly count, e.g. `15`. */
    contestDays: number | null
    /** What you owe between 1 and 29 appointments, a full sentence, e.g. `Le mois n’est pas facturé.` */
    remedy: string | null
    /** What stays payable all the same, a full sentence, e.g. `Le Budget publicitaire déjà dépensé reste à la charge du Client.` `'none'` when nothing does. */
    stillDue: string | null
    /** The few cases in which the guarantee does not apply, one per line. `[]` when there are none. */
    exclusions: string[] | null
    /** Ceiling of what you owe under the guarantee, e.g. `le prix hors taxes du mois concerné`. `'none'` when there is none. */
    cap: string | null
    /** When the guarantee ends, e.g. `à la fin du contrat`. */
    end: string | null
  }
  /** Courts. */
  jurisdiction: {
    /** City whose courts judge disputes between traders only, e.g. `Lyon`. */
    city: string | null
  }
  /** Number of the two versioned pages (conditions générales, protection des données), e.g. `1.0`. Raise it when their text changes. */
  version: string
  /** Day, `YYYY-MM-DD`, from which that version applies. */
  versionDate: string
  /** Day, `YYYY-MM-DD`, on which you last changed the mentions légales or the politique de confidentialité. `null` keeps the original date. */
  updatedOn: string | null
}
