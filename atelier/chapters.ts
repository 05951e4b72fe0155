import { legalFiles } from './file-names.ts'

/** One step of the way to a published site: what it asks, and the page that it is about. */
export type ChapterOutline = {
  title: string
  help: string
  /** The page that the preview turns to. */
  page: string
  /** What is asked: a key of `site.yaml`, or a file and its key. */
  asks: string[]
  /** What few owners ever change. */
  rare?: string[]
}

/** The chapters in the order in which one fills them; every key of the schema belongs to one. */
export const outlines: ChapterOutline[] = [
  {
    title: 'Votre site',
    help: 'Son adresse, votre nom, vos coordonnées et votre couleur.',
    page: '/',
    asks: ['name', 'url', 'supportEmail', 'supportPhone', 'brand'],
    rare: ['noindex'],
  },
  {
    title: 'La vidéo',
    help: 'Étape 1 de la page d’accueil : une vidéo chez un service, ou un film à vous.',
    page: '/',
    asks: ['video'],
  },
  {
    title: 'L’agenda',
    help: 'Étape 2 de la page d’accueil : l’adresse de votre page de réservation suffit.',
    page: '/',
    asks: ['scheduling', 'call'],
    rare: ['consent', 'consentMonths', 'audience'],
  },
  {
    title: 'La promesse',
    help: 'La promesse vous engage : décidez chaque point, puis faites relire par un avocat.',
    page: '/conditions-generales',
    asks: ['promise', 'legal.guarantee'],
  },
  {
    title: 'Qui vous êtes',
    help: 'Ce que les mentions légales doivent dire de vous.',
    page: '/mentions-legales',
    asks: ['legal.publisher', 'legal.director', 'legal.credits', 'legal.insurance'],
  },
  {
    title: 'Les données personnelles',
    help: 'Qui les reçoit, où, et pour combien de temps.',
    page: '/protection-donnees',
    asks: [
      ...['legal.futurePatients', 'legal.dpf', 'legal.dpo'],
      ...['legal.prospectSources', 'legal.dataStorage'],
    ],
  },
  {
    title: 'Les phrases',
    help: 'Ce que disent les pages. Un clic sur une phrase de l’aperçu y mène aussi. Ce qui est entre accolades vient de vos réponses : gardez-le tel quel.',
    page: '/',
    asks: ['words.yaml home'],
    rare: [
      ...['frame', 'video', 'scheduling', 'question', 'consentState', 'manageChoices'],
      ...['serviceNotice', 'thanks', 'notFound', 'audience', 'legal', 'routes', 'searchEngines'],
    ].map((group) => `words.yaml ${group}`),
  },
  {
    title: 'Les textes légaux',
    help: 'Ils viennent déjà de vos réponses. Changez-les seulement si un avocat vous le demande : « ## » devant un titre, « - » devant chaque point d’une liste ; ce qui est entre accolades vient de vos réponses, gardez-le tel quel.',
    page: '/mentions-legales',
    asks: legalFiles,
  },
  {
    title: 'Publier',
    help: 'Votre hébergeur, ce qui manque encore, puis la construction du site.',
    page: '/',
    asks: ['hosting', 'deploy', 'legal.host', 'legal.confirmed'],
  },
]
