/*
 * Every question to the owner, in the order in which the form asks them. The check of `site.yaml`, the type of the
 * configuration, « [À compléter : …] », the form and `docs/questions.md` all come from these tables.
 */

import { durations } from '../legal/durations.ts'
import type { Place } from '../problems/Problem.ts'
import { overlap, type Path } from '../values.ts'
import { calendar } from './calendar.ts'
import { promise } from './promise.ts'
import { publisher } from './publisher.ts'
import { publishing } from './publishing.ts'
import type { AnswersTo, Chapter, Question, Questions } from './Question.ts'
import { video } from './video.ts'
import { yourSite } from './your-site.ts'

const { retention, rightsRequestMonths } = durations

export const sentencesChapter: Chapter = {
  title: 'Les phrases',
  help: 'Ce que disent les pages. Un clic sur une phrase de l’aperçu y mène aussi. Ce qui est entre accolades vient de vos réponses : gardez-le tel quel.',
  page: '/',
  questions: {},
}

export const legalTextsChapter: Chapter = {
  title: 'Les textes légaux',
  help: `Ils viennent déjà de vos réponses. Changez-les seulement si un avocat vous le demande : « ## » devant un titre, « - » devant chaque point d’une liste ; ce qui est entre accolades vient de vos réponses, gardez-le tel quel. Deux textes portent notre date, 13/07/2025 : dans un texte que vous changez, mettez la vôtre, dans ses premières lignes.
Ces pages promettent, en votre nom :
– pas de frais, aucun prix avant le premier mois entier, un remboursement sous 14 jours ;
– d’effacer les contacts après ${retention.contactYears} (agenda, messagerie) et les visites après ${retention.browsingMonths} (Matomo) ;
– un contrat de l’article 28 du RGPD avec chaque prestataire, un registre des violations de données ;
– une réponse sous ${rightsRequestMonths} à qui écrit sur ses données.`,
  page: '/mentions-legales',
  questions: {},
}

const publishingChapter: Chapter = {
  title: 'Publier',
  help: 'Votre hébergeur, ce qui manque encore, puis la construction du site.',
  page: '/mentions-legales',
  questions: publishing,
}

export const chapters: Chapter[] = [
  {
    title: 'Votre site',
    help: 'Son adresse, votre nom, vos coordonnées et votre couleur.',
    page: '/',
    questions: yourSite,
  },
  {
    title: 'La vidéo',
    help: 'Étape 1 de la page d’accueil : une vidéo chez un service, ou un film à vous.',
    page: '/',
    questions: video,
  },
  {
    title: 'L’agenda',
    help: 'Étape 2 de la page d’accueil : l’adresse de votre page de réservation suffit.',
    page: '/',
    questions: calendar,
  },
  {
    title: 'La promesse',
    help: 'La promesse vous engage : décidez chaque point, puis faites relire par un avocat.',
    page: '/conditions-generales',
    questions: promise,
  },
  {
    title: 'Qui vous êtes',
    help: 'Ce que les mentions légales doivent dire de vous.',
    page: '/mentions-legales',
    questions: publisher,
  },
  sentencesChapter,
  legalTextsChapter,
  publishingChapter,
]

type Tables = typeof yourSite &
  typeof video &
  typeof calendar &
  typeof promise &
  typeof publisher &
  typeof publishing

export type CheckedAnswers = AnswersTo<Tables>

/** A question with its key, `legal.publisher.siret`, and the title of its chapter. */
type KeyedQuestion = { key: string; path: Path; chapter: string; question: Question }

const isQuestion = (entry: Question | Questions): entry is Question =>
  typeof entry.read === 'function'

function* questionsIn(
  questions: Questions,
  chapter: string,
  path: Path = [],
): Generator<KeyedQuestion> {
  for (const [name, entry] of Object.entries(questions)) {
    const inner = [...path, name]
    if (isQuestion(entry)) yield { key: inner.join('.'), path: inner, chapter, question: entry }
    else yield* questionsIn(entry, chapter, inner)
  }
}

export const keyedQuestions: KeyedQuestion[] = chapters.flatMap(({ title, questions }) => [
  ...questionsIn(questions, title),
])

const byKey = new Map(keyedQuestions.map(({ key, question }) => [key, question]))

/** Finds the question of a key, `legal.publisher.siret`, or of a path. */
export const questionOf = (key: string | Path): Question | undefined =>
  byKey.get(typeof key === 'string' ? key : key.join('.'))

/** Gives the title of the chapter where a problem can be mended: the last one where it is in no answer. */
export function chapterOf({ file, path }: Place): string {
  if (file === 'words.yaml') return sentencesChapter.title
  if (file.startsWith('legal/')) return legalTextsChapter.title
  const placed = path.length > 0 && keyedQuestions.find((each) => overlap(each.path, path))
  return placed ? placed.chapter : publishingChapter.title
}
