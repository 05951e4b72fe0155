type Silent = { service: string; reason: string; what: string }
type Refusing = { service: string; status: number; what: string }

/** Problems of a site that is on line, and what is in order there. */
export const onlineSentences = {
  'nothing-online': ({ address }: { address: string }) =>
    `« ${address} » est une adresse d’exemple : il n’y a encore rien à regarder en ligne.`,
  'service-silent': ({ service, reason, what }: Silent) =>
    `${service} n’a pas répondu : ${reason}. Ouvrez la page d’accueil pour voir ${what}.`,
  'service-without-it': ({ service, status, what }: Refusing) =>
    `${service} répond que ${what} n’existe pas (${status}). Vérifiez son adresse.`,
  'page-wrong': ({ pages, fault }: { pages: string; fault: string }) => `${pages} : ${fault}`,
  'pages-right': ({ address, count }: { address: string; count: number }) =>
    `${address} : ${count} pages répondent comme prévu.`,
  'not-last-build': ({ folder, pages }: { folder: string; pages: string }) =>
    `Ce qui est en ligne n’est pas ce qui est construit dans « ${folder} » (${pages}). Publiez-le si vous avez changé quelque chose.`,
}
