/** How a fact is written by the owner, checked, and shown. */
export type FactKind =
  | 'line'
  /** Ends one of our sentences: shown without a final stop. */
  | 'phrase'
  /** Stands alone: shown with its final stop. */
  | 'sentence'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'siren'
  | 'siret'
  | 'city'
  | 'vat'
  | 'yes-no'
  | 'slots'
  | 'days'
  | 'payer'

export type FactRule = {
  kind: FactKind
  /** What the owner could write, as it is typed in site.config.ts. */
  example: string
  /** True where the pages are complete without it. */
  isOptional?: true
  /** A known absence that the owner writes instead of a value. */
  orNone?: true
}

/** A fact that a page shows by itself. `label` completes « [À compléter : …] ». */
type ShownFactRule = FactRule & { label: string }

/** Every fact that is one value. The lists and `dpo`, `insurance` are checked apart. */
export const legalFactTable = {
  'publisher.name': {
    kind: 'line',
    label: 'dénomination sociale ou nom de l’éditeur',
    example: "'Agence Exemple'",
  },
  'publisher.isSoleTrader': {
    kind: 'yes-no',
    label: 'entrepreneur individuel ou société',
    example: 'false',
  },
  'publisher.legalForm': { kind: 'line', label: 'forme juridique', example: "'SAS'" },
  'publisher.shareCapital': { kind: 'line', label: 'capital social', example: "'5 000 €'" },
  'publisher.address': {
    kind: 'line',
    label: 'adresse du siège',
    example: "'12 rue des Lilas, 69003 Lyon'",
  },
  'publisher.siren': { kind: 'siren', label: 'SIREN', example: "'123456782'" },
  'publisher.siret': { kind: 'siret', label: 'SIRET du siège', example: "'12345678200010'" },
  'publisher.rcsCity': { kind: 'city', label: 'RCS et ville du greffe', example: "'Lyon'" },
  'publisher.isInRneOnly': {
    kind: 'yes-no',
    label: 'immatriculation au RNE',
    example: 'true',
    isOptional: true,
  },
  'publisher.vatNumber': {
    kind: 'vat',
    label: 'n° de TVA ou mention de franchise',
    example: "'FR11123456782'",
  },
  'publisher.vatExemptText': {
    kind: 'phrase',
    label: 'mention de franchise de TVA',
    example: "'TVA non applicable, art. 293 B du CGI'",
    isOptional: true,
  },
  'publisher.email': {
    kind: 'email',
    label: 'e-mail de contact',
    example: "'contact@mon-agence.fr'",
  },
  'publisher.phone': { kind: 'phone', label: 'téléphone', example: "'04 72 00 00 00'" },
  'publisher.hours': {
    kind: 'phrase',
    label: 'horaires',
    example: "'du lundi au vendredi, de 9 h à 18 h'",
    isOptional: true,
  },
  'director.name': {
    kind: 'line',
    label: 'nom du directeur de la publication',
    example: "'Camille Exemple'",
  },
  'director.role': {
    kind: 'phrase',
    label: 'qualité du directeur de la publication',
    example: "'présidente'",
  },
  'host.name': { kind: 'line', label: 'hébergeur', example: "'OVH SAS'" },
  'host.address': {
    kind: 'line',
    label: 'adresse de l’hébergeur',
    example: "'2 rue Kellermann, 59100 Roubaix, France'",
  },
  'host.phone': {
    kind: 'phone',
    label: 'téléphone de l’hébergeur',
    example: "'+33 9 72 10 10 07'",
  },
  'host.url': {
    kind: 'url',
    label: 'site de l’hébergeur',
    example: "'https://www.ovhcloud.com'",
  },
  'host.country': { kind: 'line', label: 'pays d’hébergement', example: "'France'" },
  'privacy.contact': {
    kind: 'email',
    label: 'e-mail pour les données personnelles',
    example: "'donnees@mon-agence.fr'",
  },
  'transfers.checkedAt': {
    kind: 'date',
    label: 'date de vérification des transferts',
    example: "'2026-11-20'",
  },
  'guarantee.summary': {
    kind: 'sentence',
    label: 'garantie en une phrase',
    example:
      "'30 Rendez-vous Patients par mois de campagne, ou le mois ne vous est pas facturé ; budget publicitaire à votre charge.'",
    isOptional: true,
  },
  'guarantee.metric': {
    kind: 'phrase',
    label: 'ce qui est compté comme Rendez-vous Patient',
    example: "'toute réservation d’un créneau par une personne dont l’identité est confirmée'",
  },
  'guarantee.countsNoShows': {
    kind: 'yes-no',
    label: 'rendez-vous non honorés comptés ou non',
    example: 'false',
  },
  'guarantee.period': {
    kind: 'phrase',
    label: 'durée d’un Mois de mesure',
    example: "'30 jours calendaires'",
  },
  'guarantee.start': {
    kind: 'phrase',
    label: 'début du premier Mois de mesure',
    example: "'le lendemain de la mise en ligne des annonces'",
  },
  'guarantee.adBudgetPaidBy': {
    kind: 'payer',
    label: 'qui paie le Budget publicitaire',
    example: "'client'",
  },
  'guarantee.minimumAdBudget': {
    kind: 'phrase',
    label: 'Budget publicitaire minimal',
    example: "'600 € par mois'",
    orNone: true,
  },
  'guarantee.openSlots': { kind: 'slots', label: 'nombre de créneaux ouverts', example: '40' },
  'guarantee.responseDelay': {
    kind: 'phrase',
    label: 'délai de réponse aux demandes',
    example: "'un jour ouvré'",
  },
  'guarantee.approvalDelay': {
    kind: 'phrase',
    label: 'délai de validation des pages et annonces',
    example: "'trois jours ouvrés'",
  },
  'guarantee.measuredWith': {
    kind: 'phrase',
    label: 'outil de mesure',
    example: "'l’agenda en ligne du Client'",
  },
  'guarantee.contestDays': { kind: 'days', label: 'jours pour contester', example: '15' },
  'guarantee.remedy': {
    kind: 'sentence',
    label: 'ce qui est dû si le seuil n’est pas atteint',
    example: "'Le mois n’est pas facturé.'",
  },
  'guarantee.stillDue': {
    kind: 'sentence',
    label: 'ce qui reste dû dans ce cas',
    example: "'Le Budget publicitaire déjà dépensé reste à la charge du Client.'",
    orNone: true,
  },
  'guarantee.cap': {
    kind: 'phrase',
    label: 'plafond de la garantie',
    example: "'le prix hors taxes du mois concerné'",
    orNone: true,
  },
  'guarantee.end': {
    kind: 'phrase',
    label: 'fin de la garantie',
    example: "'à la fin du contrat'",
  },
  'jurisdiction.city': {
    kind: 'city',
    label: 'ville du tribunal compétent entre commerçants',
    example: "'Lyon'",
  },
} as const satisfies Record<string, ShownFactRule>

export type FactName = keyof typeof legalFactTable
