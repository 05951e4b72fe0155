import { inEach, type Values } from './Sentences.ts'

/** What is asked of a service, « la vidéo » or « l’agenda », and how it answered. */
type Silent = { service: string; reason: string; what: string }
type Refusing = { service: string; status: number; what: string }

/** The address that has a fault, or several, listed. */
type Pages = { pages: string }

/** How an address answered: with a status, or with none for a reason. */
type Answered = { status: number; reason: string }

const answerOf = (status: number, reason: string) =>
  reason ? `ne répond pas : ${reason}` : `répond ${status}`

/** What the owner should do, where they type commands and where they have the atelier's buttons. */
type Order = { inFile: string; inForm: string }

const publishAgain: Order = {
  inFile: 'Envoyez de nouveau tout ce que « npm run build » a construit.',
  inForm: 'Publiez de nouveau.',
}
const applySettings: Order = {
  inFile: 'Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.',
  inForm:
    'L’hébergeur n’applique pas les réglages du site : publiez de nouveau et, si rien ne change, montrez-lui ce message.',
}

const withOrder = <Quoted extends Values>(sentence: (values: Quoted) => string, order: Order) =>
  inEach<Quoted>({
    inFile: (values) => `${sentence(values)} ${order.inFile}`,
    inForm: (values) => `${sentence(values)} ${order.inForm}`,
  })

/** Problems of a site that is on line, and what is in order there. */
export const onlineSentences = {
  'nothing-online': ({ address }: { address: string }) =>
    `« ${address} » est une adresse d’exemple : il n’y a encore rien à regarder en ligne.`,
  'service-silent': ({ service, reason, what }: Silent) =>
    `${service} n’a pas répondu : ${reason}. Ouvrez la page d’accueil pour voir ${what}.`,
  'service-without-it': ({ service, status, what }: Refusing) =>
    `${service} répond que ${what} n’existe pas (${status}). Vérifiez son adresse.`,
  'page-silent': ({ pages, reason }: Pages & { reason: string }) =>
    `${pages} : ne répond pas : ${reason}.`,
  'page-refused': withOrder<Pages & { status: number }>(
    ({ pages, status }) => `${pages} : répond ${status} au lieu de montrer sa page.`,
    publishAgain,
  ),
  'page-elsewhere': ({ pages, place }: Pages & { place: string }) =>
    `${pages} : mène à « ${place} » au lieu de montrer sa page.`,
  'absent-page-shown': withOrder<Pages & { status: number }>(
    ({ pages, status }) =>
      `${pages} : cette page n’existe pas, et répond ${status} au lieu de 404.`,
    applySettings,
  ),
  'header-missing': withOrder<Pages & { name: string }>(
    ({ pages, name }) => `${pages} : l’en-tête « ${name} » manque.`,
    applySettings,
  ),
  'header-differs': ({ pages, name, found, wanted }: Pages & Record<string, string>) =>
    `${pages} : l’en-tête « ${name} » n’est pas celui de ce dossier : « ${found} » au lieu de « ${wanted} ».`,
  'hidden-by-host': ({ pages }: Pages) =>
    `${pages} : l’hébergeur demande aux moteurs de recherche d’ignorer la page (en-tête « X-Robots-Tag ») : est-ce une adresse d’essai ?`,
  'policy-of-other-build': withOrder<Pages>(
    ({ pages }) =>
      `${pages} : la page et sa politique de sécurité ne sont pas de la même construction : le navigateur arrête son style ou son script.`,
    publishAgain,
  ),
  'called-file-missing': withOrder<Pages & Answered>(
    ({ pages, status, reason }) =>
      `${pages} : une page appelle ce fichier, qui ${answerOf(status, reason)}.`,
    publishAgain,
  ),
  'not-https': ({ pages }: Pages) =>
    `${pages} : le site n’est pas en https, et les navigateurs le disent « non sécurisé ».`,
  'http-stays': ({ pages, host, status, reason }: Pages & Answered & { host: string }) =>
    `${pages} : devrait mener à https://${host}/, et ${answerOf(status, reason)}. Activez « HTTPS forcé » chez l’hébergeur.`,
  'pages-right': ({ address, count }: { address: string; count: number }) =>
    `${address} : ${count} pages répondent comme prévu.`,
  'not-last-build': ({ folder, pages }: { folder: string; pages: string }) =>
    `Ce qui est en ligne n’est pas ce qui est construit dans « ${folder} » (${pages}). Publiez-le si vous avez changé quelque chose.`,
}
