import { EventEmitter, once } from 'node:events'
import { type OwnerSite, readOwnerSite, withPoster } from '../../generator/owner-site.ts'
import { loadSite } from '../../owner/load-site.ts'
import { type Finding, fix, keyOf } from '../../owner/problems/Finding.ts'
import { type Keys, readYaml } from '../../owner/read/read-yaml.ts'
import { checkMedia } from '../../owner/rules/check-media.ts'
import { findEverything } from '../../owner/rules/find-everything.ts'
import { withValue } from '../../owner/values.ts'
import { dayInParis } from '../../src/formats/dates.ts'
import type { Rejected } from './change-texts.ts'
import { describeForm } from './describe-form.ts'
import { inOwnersWords } from './in-owners-words.ts'
import type { openPreview } from './open-preview.ts'
import { pagesShown } from './pages-shown.ts'
import { placeOf } from './place-of.ts'
import { readTexts } from './read-texts.ts'
import { type Fault, sentenceOf, validateDraft } from './validate-draft.ts'

/** Long enough for a page to notice at once, short enough for no one to hang up. */
const PATIENCE_MS = 20_000
/** The preview comes first, then what is left to do. */
const LOOK_MS = 400
/** How soon a site that could not be read is looked at again, while nothing else watches it. */
const AGAIN_MS = 500

/** A file that cannot be read is mended in the file, and its lines are all that there is to say. */
const isOfFile = ({ level, message }: Finding) =>
  level === 'fix' && /^[\w./-]+\.(?:yaml|md|json)\b/.test(message)

type Preview = Awaited<ReturnType<typeof openPreview>>
type Open = (site: OwnerSite, onRead: (fault?: string) => void) => Promise<Preview>

/**
 * What the page knows of the site.
 *
 * @param open opens the preview of a site that can be read
 */
export function followSite(folder: string, open: Open) {
  const words = readYaml('defaults/words.yaml').data
  const changes = new EventEmitter().setMaxListeners(0)
  let preview: Preview | undefined
  let version = 0
  let fault: string | undefined
  let faults: Fault[] = []
  /** What is wrong with the film or the picture: said at their fields as well, where another is chosen. */
  let mediaFaults: Fault[] = []
  let findings: Finding[] = []
  let soon: NodeJS.Timeout | undefined
  /** Answers that were refused: a page that is loaded again finds them here. */
  let unfinished: Rejected[] = []

  function tell() {
    version += 1
    changes.emit('change')
  }

  /** Takes what was just read; `found` is the fault of that reading. */
  function look(found?: string) {
    fault = found
    faults = found ? validateDraft(folder) : []
    mediaFaults = []
    try {
      if (found) findings = faults.map(({ message }) => fix`${message}`)
      else if (preview) {
        const { site } = preview.now
        findings = findEverything(site, dayInParis(new Date()))
        mediaFaults = [...checkMedia(site.config, site.folder)].map((finding) => ({
          message: finding.message,
          path: keyOf(finding),
        }))
      }
    } catch (error) {
      // A record that cannot be read is none of the preview's business.
      findings = [fix`${sentenceOf(error)}`]
    }
    tell()
  }

  /** Opens the preview once the site can be read, which nothing watches until then. */
  async function begin() {
    try {
      preview = await open(await withPoster(readOwnerSite(loadSite(folder))), (found) => {
        clearTimeout(soon)
        soon = setTimeout(look, found ? 0 : LOOK_MS, found)
      })
      look()
    } catch (error) {
      setTimeout(begin, AGAIN_MS)
      const sentence = sentenceOf(error)
      if (sentence !== fault) look(sentence)
    }
  }

  function state() {
    const files = readTexts(folder)
    const { data = {} } = files['site.yaml'] ?? {}
    // An answer that is not complete asks for more: those questions are there before it is written.
    const written = unfinished
      .filter(({ file }) => file === 'site.yaml')
      .reduce<unknown>((keys, { path, value }) => withValue(keys, path, value), data)
    return {
      version,
      folder,
      preview: preview?.origin,
      ...describeForm(words, written as Keys),
      files,
      unfinished,
      /** Something on disk is wrong: the preview shows what was there before. */
      isBehind: fault !== undefined,
      /** What is wrong, at its fields. */
      faults: [...faults, ...mediaFaults].flatMap(({ file = 'site.yaml', path, message }) =>
        path.length > 0 ? [{ file, path: path as string[], message: inOwnersWords(message) }] : [],
      ),
      findings: findings
        .map((finding) => ({
          ...finding,
          message: isOfFile(finding) ? finding.message : inOwnersWords(finding.message),
          place: placeOf(finding),
          mayAccept: /--accept(?! --reviewed)/.test(finding.message),
          mayReview: finding.message.includes('--reviewed-by'),
        }))
        // Those about the file alone have nothing left to say.
        .filter(({ message }) => message),
      pages: preview ? pagesShown(preview.now.site) : [],
    }
  }

  return {
    begun: begin(),
    keep(rejected: Rejected[]) {
      unfinished = rejected
    },
    tell,
    state,
    /** The state once it is another one than the page has seen. */
    async news(seen: number) {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      if (seen === version) await once(changes, 'change', { signal }).catch(() => {})
      return state()
    },
  }
}

export type State = ReturnType<ReturnType<typeof followSite>['state']>
