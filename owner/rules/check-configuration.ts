import { parseTarget } from '../../hosting/deploy/target.ts'
import { hosts } from '../../hosting/hosts.ts'
import { isDemonstrationFilm } from '../demonstration.ts'
import { nameOf } from '../problems/name-of.ts'
import { fix, inSite, look, type Place, type Problems, type Remedy } from '../problems/Problem.ts'
import { describeKey } from '../schema/describe-keys.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import type { Words } from '../schema/words-schema.ts'
import { type Path, textsIn } from '../values.ts'

/** Domains that are reserved for examples, and those of our own examples. */
const EXAMPLE_ADDRESS =
  /(?:^|[./@])(?:(?:example|exemple)\.(?:com|org|net|fr)|mon-agence|[\w-]+\.(?:example|test|invalid|localhost))(?:[./:?#]|$)/i

export const isExampleAddress = (text: string) => EXAMPLE_ADDRESS.test(text)

/** True for the example of a number, and for a text that says itself that it is an example. */
function isExample(key: string, text: string): boolean {
  const { kind = '', example = '' } = describeKey(key.replace(/\[\d+\]/g, '')) ?? {}
  const isNumber = ['siret', 'vat', 'phone'].includes(kind)
  return (
    /(?:^|[\s’])Exemple\b|^…$/.test(text) ||
    (isNumber && text.replace(/\s/g, '') === example.replace(/\s/g, ''))
  )
}

const inWords = (path: Path): Place => ({ file: 'words.yaml', path })
const inConfig = (path: Path): Place => ({ file: 'site.yaml', path })

/** Finds what was copied from an example or comes from the demonstration. */
function* checkValues(config: SiteConfig): Problems {
  const { video, scheduling } = config
  for (const [path, text] of textsIn(config)) {
    const key = nameOf(path)
    const place = inConfig(path)
    if (isExampleAddress(text)) yield fix('example-address', place, { found: text })
    else if (isExample(key, text)) yield fix('example-value', place, { found: text })
  }
  if (isDemonstrationFilm(video)) yield fix('demonstration-video', inSite('video'), {})
  if (scheduling.provider === 'demo') yield fix('demonstration-calendar', inSite('scheduling'), {})
}

/** A remedy that writes one answer. */
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

/** Most characters under the headline: with more, an ordinary laptop shows the play button only after scrolling. */
const MAX_SUBLINE = 90

/** Most characters of a headline: a longer one fills a whole screen. */
const MAX_HEADLINE = 200

/** Finds what pushes the video out of the first screen, or leaves it without a face. */
function* checkFirstScreen({ video }: SiteConfig, { home }: Words): Problems {
  const { subline, beforePromise, promise, afterPromise } = home.hero
  const parts = Object.entries({ beforePromise, promise, afterPromise })
  const [[longest = ''] = []] = parts.toSorted(([, a], [, b]) => b.length - a.length)
  const headline = [beforePromise, promise, afterPromise].join(' ')
  const texts: [key: string, text: string, most: number][] = [
    [longest, headline, MAX_HEADLINE],
    ['subline', subline.join(' '), MAX_SUBLINE],
  ]
  for (const [key, { length }, most] of texts) {
    if (length <= most) continue
    yield look('too-long-for-first-screen', inWords(['home', 'hero', key]), { length, most })
  }
  if (!video.poster) yield look('poster-missing', inSite('video.poster'), {})
}

/** Finds signs that were typed for a program, and that visitors would read. */
function* checkSentences(source: unknown, placeOf: (path: Path) => Place): Problems {
  for (const [path, text] of textsIn(source)) {
    const place = placeOf(path)
    const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? []
    if (tag) yield look('html-shown', place, { tag })
    if (text.includes('[À compléter')) yield fix('gap-by-hand', place, {})
    if (/^[“”].*[“”]$/s.test(text)) {
      const remedies = [{ set: path, to: text.slice(1, -1) }]
      yield look('quotes-shown', place, { found: text }, remedies)
    }
  }
}

const deployExamples = {
  sftp: 'sftp://agence@ftp.hebergeur.fr/www',
  netlify: 'netlify:identifiant-du-site',
}

/** Finds answers that cannot be true at once, or that no published site may give. */
function* checkAnswers({ hosting, deploy, legal, noindex }: SiteConfig): Problems {
  const { sentBy } = hosts[hosting]
  if (deploy && sentBy && parseTarget(deploy)?.way !== sentBy) {
    yield fix('deploy-elsewhere', inSite('deploy'), { example: deployExamples[sentBy] })
  }
  const { host } = legal
  // Hosts that are one company: the name in the legal notices is theirs.
  const name = host.name?.toLowerCase() ?? ''
  const isOther = ['ovh', 'o2switch', 'netlify', 'cloudflare', 'vercel'].includes(hosting)
    ? !name.includes(hosting)
    : /netlify|cloudflare|vercel/.test(name)
  if (host.name && isOther) {
    yield fix('host-disagrees', inSite('legal.host.name'), { named: host.name, chosen: hosting })
  }
  if (host.phone === 'none') {
    yield look('host-without-phone', inSite('legal.host.phone'), {
      host: host.name ?? 'cet hébergeur',
    })
  }
  if (noindex) yield look('site-hidden', inSite('noindex'), {}, answer('noindex', 'non'))
}

/** Finds what can be seen in the answers and the sentences alone, without opening another file. */
export function* checkConfiguration(config: SiteConfig, words: Words): Problems {
  yield* checkFirstScreen(config, words)
  yield* checkValues(config)
  yield* checkVideo(config)
  yield* checkAnswers(config)
  yield* checkSentences(config, inConfig)
  yield* checkSentences(words, inWords)
}
