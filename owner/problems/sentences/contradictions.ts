import { inBoth } from './Sentences.ts'

/** Answers that cannot be true at once. Their remedies name the answers to change. */
export const contradictionSentences = {
  'too-few-slots': inBoth<{ slots: number; promised: number }>(
    ({ slots, promised }) =>
      `on ne peut pas garantir ${promised} rendez-vous avec ${slots} créneaux : il en faut au moins autant.`,
  ),
  'consent-needed': inBoth<{ companies: string }>(
    ({ companies }) =>
      `la page appelle ${companies} sans l’accord du visiteur, que demande l’article 82 de la loi Informatique et Libertés : toutes les pages sont donc cachées aux moteurs de recherche.`,
  ),
  'no-log-to-count-in': inBoth<{ host: string }>(
    ({ host }) =>
      `chez ${host}, personne ne vous donne le journal où compter, et un POST reçoit la réponse 405. Comptez avec Matomo, ou choisissez un serveur à vous.`,
  ),
  'host-disagrees': inBoth<{ named: string; chosen: string }>(
    ({ named, chosen }) =>
      `les mentions légales nomment « ${named} », et le site est préparé pour « ${chosen} ». Corrigez l’un des deux.`,
  ),
}
