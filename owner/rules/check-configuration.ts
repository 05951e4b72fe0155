import { frenchDate } from '../../src/formats/dates.ts'
import { isDemonstrationFilm } from '../demonstration.ts'
import { type Findings, fix, look } from '../problems/Finding.ts'
import { nameOf } from '../problems/name-of.ts'
import { aboutKey } from '../schema/describe-keys.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import type { Words } from '../schema/words-schema.ts'
import { textsIn } from '../values.ts'

/** Domains that are reserved for examples, and those of our own examples. */
const EXAMPLE_ADDRESS =
  /(?:^|[./@])(?:(?:example|exemple)\.(?:com|org|net|fr)|mon-agence|[\w-]+\.(?:example|test|invalid|localhost))(?:[./:?#]|$)/i

export const isExampleAddress = (text: string) => EXAMPLE_ADDRESS.test(text)

/** The example of a number, or any text that says itself that it is one. */
function isExample(key: string, text: string): boolean {
  const { kind = '', example = '' } = aboutKey(key.replace(/\[\d+\]/g, '')) ?? {}
  const isNumber = ['siret', 'vat', 'phone'].includes(kind)
  return (
    /(?:^|[\s’])Exemple\b|^…$/.test(text) ||
    (isNumber && text.replace(/\s/g, '') === example.replace(/\s/g, ''))
  )
}

/** What was copied from an example, comes from the demonstration, or is a day to come. */
function* checkValues(config: SiteConfig, today: string): Findings {
  const { video, scheduling } = config
  for (const [path, text] of textsIn(config)) {
    const key = nameOf(path)
    if (isExampleAddress(text)) {
      yield fix`${key} : « ${text} » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.`
    } else if (isExample(key, text)) {
      yield fix`${key} : « ${text} » est un exemple. Écrivez ce qui est vrai pour vous.`
    } else if (aboutKey(key)?.kind === 'day' && text > today) {
      yield fix`${key} : le ${frenchDate(text)} n’est pas encore arrivé. Écrivez « ${today} » ou une date passée.`
    }
  }
  if (isDemonstrationFilm(video)) {
    yield fix`video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « video: https://youtu.be/dQw4w9WgXcQ ».`
  }
  if (scheduling.provider === 'demo') {
    yield fix`scheduling : c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « scheduling: https://calendly.com/mon-agence/decouverte ».`
  }
}

function* checkVideo({ video, hosting }: SiteConfig): Findings {
  const isFile = video.provider === 'file'
  if (!isFile && !video.captionsConfirmed) {
    yield look`video.captionsConfirmed : la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Quand vous les y avez vus, écrivez « captionsConfirmed: oui ».`
  }
  if (isFile && !video.captions) {
    yield look`video.captions : la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « captions: media/presentation.fr.vtt ».`
  }
  if (isFile && hosting === 'cloudflare') {
    yield fix`video : Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.`
  }
}

/** What pushes the video out of the first screen, or leaves it without a face. */
function* checkFirstScreen({ video }: SiteConfig, { home }: Words): Findings {
  // With more signs, an ordinary laptop has the play button under the fold.
  const { length } = home.hero.subline.join(' ')
  if (length > 90) {
    yield look`home.hero.subline : ${length} signes sous le titre, 90 au plus pour que le bouton de la vidéo tienne sur le premier écran. Raccourcissez.`
  }
  if (!video.poster) {
    yield look`video.poster : la vidéo n’a pas d’image à vous ; la page en montre une faite du nom de l’agence et du titre. Un visage donne plus envie : arrêtez la vidéo sur une belle image, faites-en une capture, mettez-la dans site/media/ et écrivez « poster: media/visage.webp ».`
  }
}

/** What was typed for a program, and visitors would read. */
function* checkSentences(...sources: unknown[]): Findings {
  for (const [path, text] of sources.flatMap((source) => textsIn(source))) {
    const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? []
    if (tag) {
      yield look`${nameOf(path)} : « ${tag} » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.`
    }
    if (text.includes('[À compléter')) {
      yield fix`${nameOf(path)} : « [À compléter » est écrit à la main, et serait publié tel quel. Écrivez ce qui manque.`
    }
    if (/^[“”].*[“”]$/s.test(text)) {
      yield look`${nameOf(path)} : les guillemets de ${text} se liront sur la page. Écrivez-les droits (") pour entourer la valeur, ou « … » pour citer.`
    }
  }
}

/** Answers that cannot be true at once, or that no published site may give. */
function* checkAnswers({ hosting, legal, noindex }: SiteConfig): Findings {
  const { host } = legal
  // Hosts that are one company: the name in the legal notices is theirs.
  const name = host.name?.toLowerCase() ?? ''
  const isOther = ['ovh', 'o2switch', 'netlify', 'cloudflare', 'vercel'].includes(hosting)
    ? !name.includes(hosting)
    : /netlify|cloudflare|vercel/.test(name)
  if (host.name && isOther) {
    yield fix`legal.host.name : les mentions légales nomment « ${host.name} », et « hosting: ${hosting} » prépare le site pour un autre hébergeur. Corrigez l’un des deux.`
  }
  if (host.phone === 'none') {
    yield look`legal.host.phone : ${host.name ?? 'cet hébergeur'} ne publie pas de numéro ; la loi en demande un (LCEN, article 1-1). Voyez avec votre avocat, ou choisissez un autre hébergeur.`
  }
  if (noindex) {
    yield look`noindex : le site entier est caché aux moteurs de recherche. Écrivez « noindex: non » le jour de la publication.`
  }
}

/**
 * What the answers and the sentences alone tell.
 *
 * @param today `2026-11-20`, in Paris
 */
export function* checkConfiguration(config: SiteConfig, words: Words, today: string): Findings {
  yield* checkFirstScreen(config, words)
  yield* checkValues(config, today)
  yield* checkVideo(config)
  yield* checkAnswers(config)
  yield* checkSentences(config, words)
}
