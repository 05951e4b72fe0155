import { frenchDate } from '../../src/formats/dates.ts'
import {
  digestsOf,
  type Edition,
  type Editions,
  editionsFile,
  type LegalTexts,
} from '../legal/editions.ts'
import { type Findings, fix, good, list, look } from '../problems/Finding.ts'
import type { SiteFolder } from '../read/site-folder.ts'

type Folder = Pick<SiteFolder, 'name' | 'find' | 'read'>

const ACCEPT = 'npm run check -- --accept'

/** « la version n° 2 du 20/11/2026 » */
const named = ({ number, day }: Edition) => `la version n° ${number} du ${frenchDate(day)}`

/** Texts whose words are not those of their last edition: readers could not tell which ones they saw. */
export function* checkEditions(recorded: Editions, texts: LegalTexts, folder: Folder): Findings {
  const unrecorded = Object.keys(texts).filter((name) => !recorded[name]?.length)
  if (unrecorded.length > 0) {
    const titles = unrecorded.map((name) => texts[name]?.title ?? name)
    yield look`Ces textes n’ont encore ni numéro ni date : ${list(titles)}. Quand ils sont définitifs, lancez ${ACCEPT} et gardez ${editionsFile(folder)} avec vos textes.`
  }
  for (const [name, text] of Object.entries(texts)) {
    const last = recorded[name]?.at(-1)
    const { published, sha256 } = digestsOf(name, text, folder)
    if (!last || last.published === published) continue
    const isNewer = last.sha256 && sha256 && last.sha256 !== sha256
    const cause = isNewer
      ? 'le texte d’origine est plus récent dans cette version'
      : 'texte, fait, nombre ou service'
    yield fix`/${name} : ce que dit cette page a changé depuis ${named(last)} (${cause}). Quand c’est définitif, lancez ${ACCEPT}.`
  }
}

/** Who has read the texts as they are now, and which of them no lawyer has. */
export function* checkReviews(recorded: Editions, texts: LegalTexts, folder: Folder): Findings {
  const unread: string[] = []
  let last: Edition | undefined
  for (const [name, text] of Object.entries(texts)) {
    const read = recorded[name]?.findLast(({ review }) => review)
    const { published } = digestsOf(name, text, folder)
    if (read?.published !== published) unread.push(text.title)
    if ((read?.review?.on ?? '') > (last?.review?.on ?? '')) last = read
  }
  const how = `Ce qu’il faut montrer à un avocat est dans docs/avocat.md. Ensuite, lancez ${ACCEPT} --reviewed-by "Maître …".`
  if (!last?.review) {
    yield look`Aucun avocat n’a relu les textes légaux. ${how}`
    return
  }
  const { by, on } = last.review
  if (unread.length > 0) {
    yield look`${by} a relu les textes légaux le ${frenchDate(on)}. Ont changé depuis : ${list(unread)}. ${how}`
  } else {
    yield good`Textes légaux relus par ${by} le ${frenchDate(on)}.`
  }
}
