import type { OwnerFile } from '../owner/problems/Problem.ts'
import { legalFiles } from './file-names.ts'

/**
 * One thing that a chapter asks for: the answer to a key, e.g. `legal.publisher`, or a whole legal text. For a
 * legal text, the key is empty.
 */
export type QuestionOutline = { file: OwnerFile; key: string }

export type ChapterOutline = {
  title: string
  help: string
  /** Path of the page that the preview shows beside the chapter; the home page if there is none. */
  page?: string
  questions: QuestionOutline[]
  /** Questions that are folded away under « Avancé », because few owners ever change their answers. */
  advancedQuestions?: QuestionOutline[]
}

const answers = (...keys: string[]): QuestionOutline[] =>
  keys.map((key) => ({ file: 'site.yaml', key }))
const sentences = (...keys: string[]): QuestionOutline[] =>
  keys.map((key) => ({ file: 'words.yaml', key }))
const legalTexts = legalFiles.map((file) => ({ file, key: '' }))

/** The chapters, in the order in which the owner fills them; each key of the schema belongs to a chapter. */
export const outlines: ChapterOutline[] = [
  {
    title: 'Votre site',
    help: 'Son adresse, votre nom, vos coordonnées et votre couleur.',
    questions: answers('name', 'url', 'supportEmail', 'supportPhone', 'brand'),
    advancedQuestions: answers('noindex'),
  },
  {
    title: 'La vidéo',
    help: 'Étape 1 de la page d’accueil : une vidéo chez un service, ou un film à vous.',
    questions: answers('video'),
  },
  {
    title: 'L’agenda',
    help: 'Étape 2 de la page d’accueil : l’adresse de votre page de réservation suffit.',
    questions: answers('scheduling', 'call'),
    advancedQuestions: answers('consent', 'consentMonths', 'audience'),
  },
  {
    title: 'La promesse',
    help: 'La promesse vous engage : décidez chaque point, puis faites relire par un avocat.',
    page: '/conditions-generales',
    questions: answers('promise', 'legal.guarantee'),
  },
  {
    title: 'Qui vous êtes',
    help: 'Ce que les mentions légales doivent dire de vous.',
    page: '/mentions-legales',
    questions: answers('legal.publisher', 'legal.director', 'legal.credits', 'legal.insurance'),
  },
  {
    title: 'Les données personnelles',
    help: 'Qui les reçoit, où, et pour combien de temps.',
    page: '/protection-donnees',
    questions: [
      ...answers('legal.futurePatients', 'legal.dpf', 'legal.dpo'),
      ...answers('legal.prospectSources', 'legal.dataStorage'),
    ],
  },
  {
    title: 'Les phrases',
    help: 'Ce que disent les pages. Un clic sur une phrase de l’aperçu y mène aussi. Ce qui est entre accolades vient de vos réponses : gardez-le tel quel.',
    questions: sentences('home'),
    advancedQuestions: [
      ...sentences('frame', 'video', 'scheduling', 'question', 'consentState', 'manageChoices'),
      ...sentences('serviceNotice', 'thanks', 'notFound', 'audience', 'legal', 'routes'),
      ...sentences('searchEngines'),
    ],
  },
  {
    title: 'Les textes légaux',
    help: 'Ils viennent déjà de vos réponses. Changez-les seulement si un avocat vous le demande : « ## » devant un titre, « - » devant chaque point d’une liste ; ce qui est entre accolades vient de vos réponses, gardez-le tel quel.',
    page: '/mentions-legales',
    questions: legalTexts,
  },
  {
    title: 'Publier',
    help: 'Votre hébergeur, ce qui manque encore, puis la construction du site.',
    questions: answers('hosting', 'deploy', 'legal.host', 'legal.confirmed'),
  },
]
