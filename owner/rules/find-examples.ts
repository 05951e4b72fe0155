// Finds examples and demonstrations that the owner has not yet replaced by answers of his own.
import { isDemonstrationFilm } from '../demonstration.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { describeKey, keyOf } from '../schema/describe-keys.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { type Path, textsIn } from '../values.ts'

export function* findExamples(config: SiteConfig): Problems {
  for (const [path, text] of textsIn(config)) {
    const place = inSite(path)
    if (isExampleAddress(text)) yield fix('example-address', place, { found: text })
    else if (isExample(path, text)) yield fix('example-value', place, { found: text })
  }
  const { video, scheduling } = config
  if (isDemonstrationFilm(video)) yield fix('demonstration-video', inSite('video'), {})
  if (scheduling.provider === 'demo') yield fix('demonstration-calendar', inSite('scheduling'), {})
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

/** Kinds of numbers that belong to one person or company: an answer equal to the example was copied from it. */
const personalNumbers = ['siret', 'vat', 'phone']

function isExample(path: Path, text: string): boolean {
  if (text === '…' || SAYS_EXAMPLE.test(text)) return true
  const { kind = '', example = '' } = describeKey(keyOf(path)) ?? {}
  if (!personalNumbers.includes(kind)) return false
  return text.replace(/\s/g, '') === example.replace(/\s/g, '')
}
