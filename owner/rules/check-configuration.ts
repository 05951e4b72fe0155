// Finds what the answers and the sentences alone show: examples that were never replaced, answers that contradict one
// another, sentences too long for the first screen. `findEverything` runs this.
import { parseTarget } from '../../hosting/deploy/target.ts'
import { identityOf } from '../../hosting/hosts/host-identities.ts'
import { type HostName, hostNames, hosts } from '../../hosting/hosts.ts'
import { isDemonstrationFilm } from '../demonstration.ts'
import {
  fix,
  inSite,
  inWords,
  look,
  type Place,
  type Problems,
  type Remedy,
} from '../problems/Problem.ts'
import { describeKey, keyOf } from '../schema/describe-keys.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import type { Words } from '../schema/words-schema.ts'
import { type Path, textsIn } from '../values.ts'

export function* checkConfiguration(config: SiteConfig, words: Words): Problems {
  yield* checkFirstScreen(config, words)
  yield* checkValues(config)
  yield* checkVideo(config)
  yield* checkHosting(config)
  if (config.noindex) yield look('site-hidden', inSite('noindex'), {}, answer('noindex', 'non'))
  yield* checkSentences(config, inSite)
  yield* checkSentences(words, inWords)
}

/** A domain of the product's examples, or one that is reserved for examples: `example.com`, `lilas.test`. */
const EXAMPLE_DOMAIN = [
  String.raw`(?:example|exemple)\.(?:com|org|net|fr)`,
  'mon-agence',
  String.raw`[\w-]+\.(?:example|test|invalid|localhost)`,
].join('|')

/** True for `https://www.example.com/contact` and `bonjour@mon-agence.fr`, false for `mon-example.com`. */
const EXAMPLE_ADDRESS = new RegExp(`(?:^|[./@])(?:${EXAMPLE_DOMAIN})(?:[./:?#]|$)`, 'i')

export const isExampleAddress = (text: string) => EXAMPLE_ADDRESS.test(text)

/** Kinds of numbers that belong to one person or company: an answer equal to the example was copied from it. */
const NUMBER_KINDS = ['siret', 'vat', 'phone']

/** Matches a text that says itself that it is an example: `Exemple de ville`, `…`. */
const SAYS_EXAMPLE = /(?:^|[\s’])Exemple\b|^…$/

/** True for a number copied from the example of its question, and for a text that calls itself an example. */
function isExample(path: Path, text: string): boolean {
  if (SAYS_EXAMPLE.test(text)) return true
  const { kind, example = '' } = describeKey(keyOf(path)) ?? {}
  if (!kind || !NUMBER_KINDS.includes(kind)) return false
  return text.replace(/\s/g, '') === example.replace(/\s/g, '')
}

function* checkValues(config: SiteConfig): Problems {
  const { video, scheduling } = config
  for (const [path, text] of textsIn(config)) {
    const place = inSite(path)
    if (isExampleAddress(text)) yield fix('example-address', place, { found: text })
    else if (isExample(path, text)) yield fix('example-value', place, { found: text })
  }
  if (isDemonstrationFilm(video)) yield fix('demonstration-video', inSite('video'), {})
  if (scheduling.provider === 'demo') yield fix('demonstration-calendar', inSite('scheduling'), {})
}

const answer = (key: string, to: string): Remedy[] => [{ set: key.split('.'), to }]

function* checkVideo({ video, hosting }: SiteConfig): Problems {
  const isFile = video.provider === 'file'
  if (!isFile && !video.captionsConfirmed) {
    const key = 'video.captionsConfirmed'
    yield look('captions-to-see', inSite(key), {}, answer(key, 'oui'))
  }
  if (isFile && !video.captions) yield look('captions-missing', inSite('video.captions'), {})
  if (isFile && hosting === 'cloudflare') yield fix('film-not-in-parts', inSite('video'), {})
}

/** With more characters under the headline, the play button is below the first screen of an ordinary laptop. */
const MAX_SUBLINE = 90

/** A headline with more characters fills a whole screen. */
const MAX_HEADLINE = 200

function* checkFirstScreen({ video }: SiteConfig, { home }: Words): Problems {
  const { subline, beforePromise, promise, afterPromise } = home.hero
  const headline = { beforePromise, promise, afterPromise }
  yield* checkLength(longestKey(headline), Object.values(headline), MAX_HEADLINE)
  yield* checkLength('subline', subline, MAX_SUBLINE)
  if (!video.poster) yield look('poster-missing', inSite('video.poster'), {})
}

function longestKey(texts: Record<string, string>): string {
  const [longest] = Object.entries(texts).toSorted(([, a], [, b]) => b.length - a.length)
  return longest?.[0] ?? ''
}

function* checkLength(key: string, texts: string[], most: number): Problems {
  const { length } = texts.join(' ')
  const place = inWords(['home', 'hero', key])
  if (length > most) yield look('too-long-for-first-screen', place, { length, most })
}

const HTML_TAG = /<\/?[a-z][^<>]*>/i
/** Matches a text that is wholly between curly quotes, as word processors type them: `“Bonjour”`. */
const QUOTED_TEXT = /^[“”].*[“”]$/s
/** Matches a text whose only straight quote is its last character: `Agence des Lilas"`. */
const LONE_QUOTE = /^[^"]*"$/

/** Finds HTML tags, quotes and « [À compléter » typed by the owner: visitors would read them as they are. */
function* checkSentences(source: unknown, placeOf: (path: Path) => Place): Problems {
  for (const [path, text] of textsIn(source)) {
    const place = placeOf(path)
    const [tag] = HTML_TAG.exec(text) ?? []
    if (tag) yield look('html-shown', place, { tag })
    if (text.includes('[À compléter')) yield fix('gap-by-hand', place, {})
    if (QUOTED_TEXT.test(text) || LONE_QUOTE.test(text)) {
      const remedies = [{ set: path, to: text.replace(/^[“”]|[“”"]$/g, '') }]
      yield look('quotes-shown', place, { found: text }, remedies)
    }
  }
}

const deployExamples = {
  sftp: 'sftp://agence@ftp.hebergeur.fr/www',
  netlify: 'netlify:identifiant-du-site',
}

function* checkHosting({ hosting, deploy, legal }: SiteConfig): Problems {
  const { sentBy } = hosts[hosting]
  const isSentElsewhere = deploy && sentBy && parseTarget(deploy)?.way !== sentBy
  if (isSentElsewhere) {
    yield fix('deploy-elsewhere', inSite('deploy'), { example: deployExamples[sentBy] })
  }
  const { name, phone } = legal.host
  if (name && isOtherHost(name, hosting)) {
    yield fix('host-disagrees', inSite('legal.host.name'), { named: name, chosen: hosting })
  }
  if (phone === 'none') {
    const host = name ?? 'cet hébergeur'
    yield look('host-without-phone', inSite('legal.host.phone'), { host })
  }
}

/** The companies that publish sites in a way of their own, and rent no server for nginx or Apache. */
const ownWayHosts = hostNames.filter((host) => identityOf(host) && hosts[host].sentBy !== 'sftp')

/** True where the company of the legal notices cannot be the host that `hosting` chooses. */
function isOtherHost(company: string, hosting: HostName): boolean {
  // The legal name of a host contains its key: « OVH SAS » contains `ovh`.
  const isNamed = (host: HostName) => company.toLowerCase().includes(host)
  return identityOf(hosting) ? !isNamed(hosting) : ownWayHosts.some(isNamed)
}
