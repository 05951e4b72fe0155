import { legalFiles } from './file-names.ts'

/** All that no chapter asks for by name. */
export const REST = 'rest'

/** One step of the way to a published site: what it asks, and the page that it is about. */
export type ChapterOutline = {
  id: string
  title: string
  help: string
  /** The page that the preview turns to. */
  page: string
  /** What is asked, by file, e.g. `legal.publisher`; the rest of a file is « avancé ». */
  asks: Record<string, string[] | typeof REST>
  /** What few owners ever change. */
  rare?: ChapterOutline['asks']
}

/** The chapters in the order in which one fills them; every key of the schema belongs to one. */
export const outlines: ChapterOutline[] = [
  {
    id: 'site',
    title: 'Votre site',
    help: 'Son adresse, votre nom, vos coordonnées et votre couleur.',
    page: '/',
    asks: { 'site.yaml': ['name', 'url', 'supportEmail', 'supportPhone', 'brand'] },
    rare: { 'site.yaml': ['noindex', 'hstsIncludeSubDomains'] },
  },
  {
    id: 'video',
    title: 'La vidéo',
    help: 'Étape 1 de la page d’accueil : une vidéo chez un service, ou un film à vous.',
    page: '/',
    asks: { 'site.yaml': ['video'] },
  },
  {
    id: 'agenda',
    title: 'L’agenda',
    help: 'Étape 2 de la page d’accueil : l’adresse de votre page de réservation suffit.',
    page: '/',
    asks: { 'site.yaml': ['scheduling', 'call'] },
    rare: { 'site.yaml': ['consent', 'consentMonths', 'consentVersion', 'audience'] },
  },
  {
    id: 'promesse',
    title: 'La promesse',
    help: 'La promesse vous engage : décidez chaque point, puis faites relire par un avocat.',
    page: '/conditions-generales',
    asks: { 'site.yaml': ['promise', 'legal.guarantee'] },
  },
  {
    id: 'editeur',
    title: 'Qui vous êtes',
    help: 'Ce que les mentions légales doivent dire de vous.',
    page: '/mentions-legales',
    asks: {
      'site.yaml': ['legal.publisher', 'legal.director', 'legal.credits', 'legal.insurance'],
    },
  },
  {
    id: 'donnees',
    title: 'Les données personnelles',
    help: 'Qui les reçoit, où, et pour combien de temps.',
    page: '/protection-donnees',
    asks: {
      'site.yaml': [
        'legal.privacy',
        'legal.dpo',
        'legal.transfers',
        'legal.futurePatients',
        'legal.prospectSources',
        'legal.dataStorage',
      ],
    },
    rare: { 'site.yaml': ['legal.retention', 'legal.rightsRequestMonths'] },
  },
  {
    id: 'phrases',
    title: 'Les phrases',
    help: 'Ce que disent les pages. Un clic sur une phrase de l’aperçu y mène aussi. Ce qui est entre accolades vient de vos réponses : gardez-le tel quel.',
    page: '/',
    asks: { 'words.yaml': ['home'] },
    rare: { 'words.yaml': REST },
  },
  {
    id: 'textes',
    title: 'Les textes légaux',
    help: 'Ils viennent déjà de vos réponses. Changez-les seulement si un avocat vous le demande.',
    page: '/mentions-legales',
    asks: {
      'site.yaml': ['legal.version', 'legal.versionDate', 'legal.updatedOn'],
      ...Object.fromEntries(legalFiles.map((file) => [file, ['']])),
    },
  },
  {
    id: 'publier',
    title: 'Publier',
    help: 'Votre hébergeur, ce qui manque encore, puis la construction du site.',
    page: '/',
    asks: { 'site.yaml': ['hosting', 'legal.host', 'legal.confirmed', 'legal.review'] },
  },
]
