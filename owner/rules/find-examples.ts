// Finds examples and demonstrations that the owner has not yet replaced by answers of his own.
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { orderFor } from '../questions/answers.ts'
import { questionOf } from '../questions/chapters.ts'
import { demonstrationFilm } from '../questions/read-config.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { type Path, textsIn, valueAt } from '../values.ts'

/** @param typed what the owner answered: an example counts in the place of an answer that he has not given */
export function* findExamples(config: SiteConfig, typed: unknown): Problems {
  for (const [path, text] of textsIn(config)) {
    const fault = faultOf(path, text)
    if (!fault) continue
    const question = questionOf(path)
    const isMissing = question && valueAt(typed, path) === undefined
    yield fix(inSite(path), isMissing ? `Cette réponse manque. ${orderFor(question)}` : fault)
  }
  const { video, scheduling } = config
  if (video.provider === 'file' && video.src === demonstrationFilm.src) {
    yield fix(
      inSite('video.url'),
      'C’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « https://youtu.be/dQw4w9WgXcQ ».',
    )
  }
  if (scheduling.provider === 'demo') {
    yield fix(
      inSite('scheduling.url'),
      'C’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « https://calendly.com/mon-agence/decouverte ».',
    )
  }
}

/** Names in an address that show that it is an example. */
const exampleNames = [
  String.raw`(?:example|exemple)\.(?:com|org|net|fr)`, // `example.com`
  'mon-agence', // The agency of our own examples: `mon-agence.fr`, `calendly.com/mon-agence`
  String.raw`[\w-]+\.(?:example|test|invalid|localhost)`, // Reserved by RFC 2606: `lilas.test`
].join('|')

/** Matches `https://www.example.com/contact` and `bonjour@mon-agence.fr`, but not `mon-example.com`. */
const EXAMPLE_ADDRESS = new RegExp(`(?:^|[./@])(?:${exampleNames})(?:[./:?#]|$)`, 'i')

export const isExampleAddress = (text: string) => EXAMPLE_ADDRESS.test(text)

/** Matches a text that says that it is an example, such as `Agence Exemple`, but not « par exemple ». */
const SAYS_EXAMPLE = /(?:^|[\s’])Exemple\b/

/** Numbers that belong to one person or company: an answer equal to the example was copied from it. */
const PERSONAL_NUMBER = /^(?:siret|phone|supportPhone)$/

function faultOf(path: Path, text: string): string | undefined {
  if (isExampleAddress(text)) {
    return `« ${text} » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.`
  }
  const example = PERSONAL_NUMBER.test(String(path.at(-1))) ? questionOf(path)?.example : undefined
  const isCopied = text.replace(/\s/g, '') === example?.replace(/\s/g, '')
  if (!isCopied && !SAYS_EXAMPLE.test(text)) return undefined
  return `« ${text} » est un exemple. Écrivez ce qui est vrai pour vous.`
}
