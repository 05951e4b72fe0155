import { facts, list } from './field.ts'
import { amount, choice, phrase, sentence, whole } from './field-types.ts'

/** The terms of the guarantee, as the terms of use publish them. */
export const guarantee = facts('Garantie', {
  summary: sentence({
    label: 'garantie en une phrase',
    example:
      '30 rendez-vous avec de nouveaux patients chaque mois, ou ce mois ne vous est pas facturé.',
    help: 'La promesse et ses conditions, avec les mots de vos clients, sous le titre de la page d’accueil, qui ajoute qui paie la publicité.',
  }),
  metric: choice(['réservation', 'présence'], {
    label: 'ce qui est compté comme Rendez-vous Patient',
    help: 'réservation : tout créneau réservé par une personne dont l’identité est confirmée, qu’elle vienne ou non. présence : seulement les rendez-vous auxquels elle est venue.',
  }),
  period: choice(['mois civil', '28 jours', '29 jours', '30 jours', '31 jours'], {
    label: 'durée d’un Mois de mesure',
    help: 'mois civil : du premier au dernier jour ; vous ne facturez pas les jours qui précèdent le premier mois entier.',
    reason: 'La promesse se lit « par mois ».',
    aliases: { '30 jours calendaires': '30 jours', 'un mois': 'mois civil', mois: 'mois civil' },
  }),
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
  remedy: choice(['non facturé', 'remboursé'], {
    label: 'ce que devient le mois si le seuil n’est pas atteint',
    help: 'non facturé : vous facturez après le décompte. remboursé : le mois est payé d’avance.',
    reason:
      'La page d’accueil dit « Nous ne sommes pas payés » : seul le Budget publicitaire reste dû.',
    aliases: { 'le mois n’est pas facturé.': 'non facturé' },
  }),
  exclusions: list(
    phrase({
      label: 'cas sans garantie',
      example: 'le Client a suspendu ses annonces de sa propre initiative',
    }),
    { label: 'cas dans lesquels la garantie ne s’applique pas' },
  ),
  cap: choice(['prix du mois', 'aucun'], {
    label: 'plafond de la garantie',
    aliases: { 'le prix du mois concerné': 'prix du mois', none: 'aucun' },
  }),
  end: choice(['fin du contrat'], {
    label: 'fin de la garantie',
    help: 'Jamais avant la fin d’un Mois de mesure entier.',
    aliases: { 'à la fin du contrat': 'fin du contrat' },
  }),
})

/** How the data of clients' future patients is handled, as the page on data protection says it. */
export const futurePatients = facts('Futurs patients de vos clients', {
  role: choice(['sous-traitant', 'coresponsable', 'responsable'], {
    label: 'votre rôle pour les données des futurs patients',
    help: 'sous-traitant : le psychologue décide et vous exécutez (RGPD, article 28). coresponsable : vous décidez ensemble (article 26). responsable : vous recueillez les demandes pour votre compte, puis les remettez.',
  }),
  weSee: choice(['totaux', 'coordonnées', 'demande'], {
    label: 'ce que vous voyez des futurs patients',
    help: 'totaux : aucun nom. coordonnées : nom, coordonnées et créneau. demande : aussi ce que la personne écrit.',
  }),
  countedBy: phrase({
    label: 'comptage des rendez-vous sans nom',
    example: 'par un numéro propre à chaque personne, que l’agenda du Client exporte',
    help: 'Se lit après « Sans nom : ».',
  }),
  healthData: choice(['consentement', 'aucune'], {
    label: 'données de santé des futurs patients',
    help: 'RGPD, article 9. consentement : explicite, demandé là où la personne donne ces données. aucune : votre avocat en est d’accord ; la Cour de justice (C-21/23) voit largement des données de santé.',
  }),
})
