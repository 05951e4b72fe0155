import { facts, list } from './field.ts'
import { amount, choice, phrase, sentence, whole, yesNo } from './field-types.ts'

/** What the promise commits to; the terms of use say it. */
export const guarantee = facts({
  summary: sentence({
    label: 'garantie en une phrase',
    example:
      '30 rendez-vous avec de nouveaux patients chaque mois, ou ce mois ne vous est pas facturé. Le budget publicitaire est à votre charge.',
    help: 'La promesse et ses conditions, avec les mots de vos clients, sous le titre de la page d’accueil.',
  }),
  metric: phrase({
    label: 'ce qui est compté comme Rendez-vous Patient',
    example: 'toute réservation d’un créneau par une personne dont l’identité est confirmée',
    help: 'La page ajoute : par une personne qui n’a jamais consulté le client, et venue par vos annonces ou vos pages.',
  }),
  countsNoShows: yesNo({ label: 'rendez-vous non honorés comptés ou non' }),
  period: phrase({ label: 'durée d’un Mois de mesure', example: '30 jours calendaires' }),
  start: phrase({
    label: 'début du premier Mois de mesure',
    example: 'le lendemain de la mise en ligne des annonces',
  }),
  adBudgetPaidBy: choice(['client'], {
    label: 'qui paie le Budget publicitaire',
    help: 'client, à qui le vendeur d’espace adresse sa facture.',
    reason:
      'La loi n° 93-122 (article 20) veut que l’espace publicitaire soit acheté pour le compte de l’annonceur, par mandat écrit, et que le vendeur lui adresse sa facture.',
  }),
  minimumAdBudget: amount({
    label: 'Budget publicitaire minimal',
    example: '600 € par mois',
    help: 'none quand il n’y en a pas.',
  }),
  openSlots: whole({
    min: 1,
    max: 1000,
    label: 'nombre de créneaux ouverts',
    example: '40',
    help: 'Par mois, chez le client.',
  }),
  responseDelay: phrase({ label: 'délai de réponse aux demandes', example: 'un jour ouvré' }),
  approvalDelay: phrase({
    label: 'délai de validation des pages et annonces',
    example: 'trois jours ouvrés',
  }),
  measuredWith: phrase({ label: 'outil de mesure', example: 'l’agenda en ligne du Client' }),
  contestDays: whole({ min: 1, max: 90, label: 'jours pour contester', example: '15' }),
  remedy: sentence({
    label: 'ce qui est dû si le seuil n’est pas atteint',
    example: 'Le mois n’est pas facturé.',
    help: 'Une phrase entière.',
  }),
  stillDue: sentence({
    label: 'ce qui reste dû dans ce cas',
    example: 'Le Budget publicitaire déjà dépensé reste à la charge du Client.',
    help: 'Une phrase entière, ou none.',
  }),
  exclusions: list(
    phrase({
      label: 'cas sans garantie',
      example: 'le Client a suspendu ses annonces de sa propre initiative',
    }),
    { label: 'cas dans lesquels la garantie ne s’applique pas' },
  ),
  cap: phrase({
    label: 'plafond de la garantie',
    example: 'le prix du mois concerné',
    help: 'none quand il n’y en a pas.',
  }),
  end: phrase({ label: 'fin de la garantie', example: 'à la fin du contrat' }),
}).meta({ title: 'Garantie' })
