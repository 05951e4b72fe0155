import { inBoth } from './Sentences.ts'

/** What is found of a site that is on line. */
export const onlineSentences = {
  'nothing-online': inBoth<{ address: string }>(
    ({ address }) =>
      `« ${address} » est une adresse d’exemple : il n’y a encore rien à regarder en ligne.`,
  ),
  'service-silent': inBoth<{ service: string; reason: string; what: string }>(
    ({ service, reason, what }) =>
      `${service} n’a pas répondu : ${reason}. Ouvrez la page d’accueil pour voir ${what}.`,
  ),
  'service-without-it': inBoth<{ service: string; status: number; what: string }>(
    ({ service, status, what }) =>
      `${service} répond que ${what} n’existe pas (${status}). Vérifiez son adresse.`,
  ),
  'page-wrong': inBoth<{ pages: string; fault: string }>(
    ({ pages, fault }) => `${pages} : ${fault}`,
  ),
  'pages-right': inBoth<{ address: string; count: number }>(
    ({ address, count }) => `${address} : ${count} pages répondent comme prévu.`,
  ),
  'not-last-build': inBoth<{ folder: string; pages: string }>(
    ({ folder, pages }) =>
      `Ce qui est en ligne n’est pas ce qui est construit dans « ${folder} » (${pages}). Publiez-le si vous avez changé quelque chose.`,
  ),
}
