import { legalFiles } from './file-names.ts'

/** A chapter of the form. */
export type ChapterOutline = {
  title: string
  help: string
  /** Path of the page that the preview shows beside the chapter; the home page if there is none. */
  page?: string
  /** Keys of `site.yaml` (`legal.publisher`), a file and a key (`words.yaml home`), or legal files. */
  questions: string[]
  /** Keys that are folded away under « Avancé », because few owners ever change their answers. */
  advancedQuestions?: string[]
}

/** The chapters in the order in which one fills them; every key of the schema belongs to one. */
export const outlines: ChapterOutline[] = [
  {
    title: 'Votre site',
    help: 'Son adresse, votre nom, vos coordonnées et votre couleur.',
    questions: ['name', 'url', 'supportEmail', 'supportPhone', 'brand'],
    advancedQuestions: ['noindex'],
  },
  {
    title: 'La vidéo',
    help: 'Étape 1 de la page d’accueil : une vidéo chez un service, ou un film à vous.',
    questions: ['video'],
  },
  {
    title: 'L’agenda',
    help: 'Étape 2 de la page d’accueil : l’adresse de votre page de réservation suffit.',
    questions: ['scheduling', 'call'],
    advancedQuestions: ['consent', 'consentMonths', 'audience'],
  },
  {
    title: 'La promesse',
    help: 'La promesse vous engage : décidez chaque point, puis faites relire par un avocat.',
    page: '/conditions-generales',
    questions: ['promise', 'legal.guarantee'],
  },
  {
    title: 'Qui vous êtes',
    help: 'Ce que les mentions légales doivent dire de vous.',
    page: '/mentions-legales',
    questions: ['legal.publisher', 'legal.director', 'legal.credits', 'legal.insurance'],
  },
  {
    title: 'Les données personnelles',
    help: 'Qui les reçoit, où, et pour combien de temps.',
    page: '/protection-donnees',
    questions: [
      ...['legal.futurePatients', 'legal.dpf', 'legal.dpo'],
      ...['legal.prospectSources', 'legal.dataStorage'],
    ],
  },
  {
    title: 'Les phrases',
    help: 'Ce que disent les pages. Un clic sur une phrase de l’aperçu y mène aussi. Ce qui est entre accolades vient de vos réponses : gardez-le tel quel.',
    questions: ['words.yaml home'],
    advancedQuestions: [
      ...['frame', 'video', 'scheduling', 'question', 'consentState', 'manageChoices'],
      ...['serviceNotice', 'thanks', 'notFound', 'audience', 'legal', 'routes', 'searchEngines'],
    ].map((group) => `words.yaml ${group}`),
  },
  {
    title: 'Les textes légaux',
    help: 'Ils viennent déjà de vos réponses. Changez-les seulement si un avocat vous le demande : « ## » devant un titre, « - » devant chaque point d’une liste ; ce qui est entre accolades vient de vos réponses, gardez-le tel quel.',
    page: '/mentions-legales',
    questions: legalFiles,
  },
  {
    title: 'Publier',
    help: 'Votre hébergeur, ce qui manque encore, puis la construction du site.',
    questions: ['hosting', 'deploy', 'legal.host', 'legal.confirmed'],
  },
]
