// Declares every sentence of the pages, with what the form says of it. `readWords` checks `words.yaml` by it.
import { z } from 'zod'
import { notFound, type RouteName, routes } from '../../src/routes.ts'
import { group, keyDescriptions } from './fields/field.ts'

type About = {
  /** Label that says where the sentence shows. Without a label, the form shows the sentence itself. */
  label?: string
  help?: string
}

function withLabel<Value extends z.ZodType>(value: Value, { label, help }: About): Value {
  if (label) keyDescriptions.add(value, { kind: 'sentence', label, example: '', help })
  return value
}

/** The greatest number of characters of a sentence: the longest of `defaults/words.yaml` has 221. */
const MAX_LENGTH = 500

/** A sentence. The owner's version may use the `{placeholders}` of the shipped one, which `readWords` checks. */
function sentence(about: About = {}) {
  return withLabel(z.string().trim().min(1).max(MAX_LENGTH), about)
}

/** Declares sentences for which the form needs no label, because it shows the sentences themselves. */
const unlabelled = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sentence()])) as Record<Name, z.ZodString>

function sentenceList(about: About) {
  return withLabel(z.array(sentence()).min(1), about)
}

type RouteWords = z.ZodType<{ title: string; description: string; footerLabel?: string }>

function routeSchema(isInFooter: boolean): RouteWords {
  const title = sentence({ label: 'Titre de l’onglet', help: 'Suivi du nom du site.' })
  const description = sentence({
    label: 'Description',
    help: 'Pour les moteurs et les liens partagés.',
  })
  if (!isInFooter) return z.strictObject({ title, description })
  const footerLabel = sentence({ label: 'Lien dans le pied de page' })
  return z.strictObject({ title, description, footerLabel })
}

// `fromEntries` forgets the names of the routes, which are its keys: this cast restores them.
const routeWords = Object.fromEntries(
  [...routes, notFound].map(({ name, isInFooter }) => [name, routeSchema(isInFooter === true)]),
) as Record<RouteName, RouteWords>

const outcome = (title: string) => group(title, unlabelled('title', 'text'))

const ofService = () => unlabelled('video', 'scheduling')

const onPaper = { label: 'Sur une page imprimée, avant l’adresse' }

export const wordsSchema = z.strictObject({
  frame: group('Autour de chaque page', {
    skipLink: sentence({ label: 'Premier arrêt du clavier', help: 'Invisible autrement.' }),
    home: sentence({ label: 'La maison du bandeau, hors de la page d’accueil' }),
    ...unlabelled('coming', 'unreachable'),
    footerNavigation: sentence({ label: 'Nom du pied de page, pour qui l’écoute' }),
    ...unlabelled('newTab', 'offline', 'retry', 'call'),
    ourPolicy: sentence({ label: 'Lien, partout où il est question d’un service extérieur' }),
  }),
  notFound: group('Page d’une adresse qui n’existe pas', unlabelled('title', 'text', 'link')),
  thanks: group('Page /merci, où un agenda peut conduire', {
    title: sentence(),
    booked: sentence({ label: 'Quand l’agenda vient d’y conduire' }),
    unknown: sentence({ label: 'Quand rien ne dit qu’il y a eu une réservation' }),
    ...unlabelled('move', 'question', 'link'),
  }),
  home: group('Page d’accueil', {
    banner: sentence({ label: 'Bandeau noir, en haut de chaque page' }),
    bannerArrow: sentence({
      label: 'Flèche du bandeau, pour qui l’écoute',
      help: 'Elle mène à la première étape.',
    }),
    hero: group('Le titre et ce qui le suit', {
      beforePromise: sentence({ label: 'Début du titre' }),
      promise: sentence({ label: 'Milieu du titre, souligné' }),
      afterPromise: sentence({
        label: 'Fin du titre',
        help: 'Avec ~ au lieu de l’espace, le dernier mot n’est jamais seul sur sa ligne.',
      }),
      subline: sentenceList({ label: 'Sous le titre' }),
      adBudget: sentence({
        label: 'Sur le budget publicitaire',
        help: 'Ajoutée sous le titre, sur l’image de partage et dans la description quand vos clients paient les annonces.',
      }),
      guarantee: sentence({ label: 'Ouvre ce que couvre la garantie' }),
      guaranteeTerms: sentence({ label: 'Sur la garantie, tant que vous ne l’avez pas décrite' }),
      guaranteeLink: sentence({ label: 'Lien vers la garantie, dans les conditions générales' }),
    }),
    videoStep: group('Étape 1', {
      ...unlabelled('label', 'title'),
      onPaper: sentence(onPaper),
    }),
    schedulingStep: group('Étape 2', {
      ...unlabelled('label', 'title'),
      booked: sentence({ label: 'Titre, après une réservation' }),
      onPaper: sentence(onPaper),
    }),
    help: group('Questions', unlabelled('title', 'link')),
  }),
  video: group('Autour de la vidéo', {
    untitled: sentence({ label: 'Titre de la vidéo, si vous n’en donnez pas' }),
    play: sentence({ label: 'Bouton de lecture, pour qui l’écoute' }),
    ...unlabelled('loading', 'captions', 'openFile', 'watchOn', 'write'),
    // These say why no video shows: it is slow, its file cannot be played, its service is silent or refuses.
    ...unlabelled('slow', 'dead', 'silent', 'failed'),
    ...unlabelled('next', 'again', 'transcript'),
    frameTitle: sentence({ label: 'Nom du lecteur, pour qui l’écoute' }),
    status: group('Dit à qui écoute la page', unlabelled('loading', 'shown', 'ready', 'ended')),
  }),
  scheduling: group('Autour de l’agenda', {
    duration: sentence({ label: 'Au-dessus, la durée' }),
    withHost: sentence({ label: 'Au-dessus, qui appelle' }),
    ...unlabelled('discretion', 'confidentiality', 'loading', 'load'),
    openHere: sentence({ label: 'À droite, dans la barre de l’agenda' }),
    links: group('D’autres façons de réserver', unlabelled('open', 'mail')),
    mail: group('L’e-mail que ce lien prépare', unlabelled('subject', 'body')),
    silent: group('Quand l’agenda ne vient pas', unlabelled('title', 'text')),
    booked: group('Après une réservation', {
      confirmed: outcome('Une réservation'),
      pending: outcome('Une demande : quelqu’un doit la confirmer, ou le visiteur payer'),
      demonstration: outcome('L’agenda de démonstration, qui ne réserve rien'),
    }),
    another: sentence({ label: 'Après une réservation, quand la page a été rechargée' }),
    skip: sentence({ label: 'Lien du clavier' }),
    frameTitle: sentence({ label: 'Nom de l’agenda, pour qui l’écoute' }),
    ...unlabelled('ownTitle', 'demonstrationTitle'),
  }),
  question: group('La question, avec le bouton', {
    ...ofService(),
    ...unlabelled('remember', 'more', 'company', 'purposes', 'trackers', 'tracker'),
    nothing: sentence({ label: 'Là où le service dit ne rien déposer' }),
    unpublished: sentence({ label: 'Là où le service ne publie rien' }),
    receives: group('Ce que le service reçoit d’autre', ofService()),
    ...unlabelled('theirPolicy', 'duration', 'alternatives', 'withdraw'),
  }),
  consentState: group('Ce qui vaut en ce moment', unlabelled('unasked', 'once', 'kept', 'always')),
  manageChoices: group('« Gérer mes choix », dans le pied de chaque page', {
    ...unlabelled('open', 'title', 'intro'),
    service: group('Nom de chaque service', ofService()),
    ...unlabelled('allow', 'withdraw', 'withdrawal', 'close'),
  }),
  audience: group(
    'Dans « Gérer mes choix », quand les visites sont comptées',
    unlabelled('title', 'what', 'counted', 'refused', 'byBrowser', 'refuse', 'accept'),
  ),
  serviceNotice: group('Quand le service vient avec la page', ofService()),
  legal: group('Autour des textes légaux', {
    ...unlabelled('summary', 'updatedOn', 'inForceOn', 'consultedOn', 'version'),
    next: sentence({ label: 'Sous chaque texte, avant les deux étapes' }),
  }),
  routes: group('Titres et descriptions des pages', routeWords),
  searchEngines: group('Pour les moteurs de recherche seulement', {
    audience: sentence({ label: 'À qui le service s’adresse' }),
  }),
})

export type Words = z.infer<typeof wordsSchema>
