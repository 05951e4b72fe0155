import { EventEmitter, once } from 'node:events'
import { addPoster, findSiteProblems, openSite } from '../../generator/open-site.ts'
import type { OnRead } from '../../generator/pages/watch-site.ts'
import type { SiteBuild } from '../../generator/prepare-build.ts'
import type { Problem } from '../../owner/problems/Problem.ts'
import { mediaSentences } from '../../owner/problems/sentences/media.ts'
import { type Keys, readYaml } from '../../owner/read/read-yaml.ts'
import { withValue } from '../../owner/values.ts'
import { describeForm } from './describe-form.ts'
import type { Rejected, Saved } from './files/Change.ts'
import { readTexts } from './files/read-texts.ts'
import type { openPreview } from './open-preview.ts'
import { answersShown, pagesShown } from './pages-shown.ts'
import { showProblem } from './show-problem.ts'

/** The longest that a request for the next state stays open: proxies and browsers close idle ones. */
const LONGEST_POLL_MS = 20_000
/** Problems are looked for once the preview has had the time to load. */
const PROBLEMS_DELAY_MS = 400
/** A site that cannot be built has no preview, so no watcher: it is read again after this time. */
const RETRY_MS = 500

/**
 * True for a problem of what the owner has written or copied: its field shows it too. A question that is still
 * open is only in the list.
 */
const isOfAnswer = ({ file, code }: Problem) => file === 'words.yaml' || code in mediaSentences

type Preview = Awaited<ReturnType<typeof openPreview>>
type OpenPreview = (build: SiteBuild, onRead: OnRead) => Promise<Preview>

/**
 * Keeps what the atelier's page shows of a site: its files, form, problems and preview.
 *
 * @param open opens the preview, once the site can be built
 */
export function followSite(folder: string, open: OpenPreview) {
  const words = readYaml('defaults/words.yaml').data
  const changes = new EventEmitter().setMaxListeners(0)
  let preview: Preview | undefined
  let version = 0
  let refused: Problem[] = []
  let problems: Problem[] = []
  let timer: NodeJS.Timeout | undefined
  /** Answers that were refused: a page that is loaded again finds them here. */
  let unfinished: Rejected[] = []

  const updateProblems: OnRead = (opened) => {
    refused = opened.refused
    problems = findSiteProblems(opened)
    version += 1
    changes.emit('change')
  }

  async function begin() {
    const opened = await addPoster(openSite(folder))
    const isNew = JSON.stringify(opened.refused) !== JSON.stringify(refused)
    if (opened.build) {
      preview = await open(opened.build, (reopened) => {
        clearTimeout(timer)
        timer = setTimeout(updateProblems, reopened.build ? PROBLEMS_DELAY_MS : 0, reopened)
      })
    } else setTimeout(begin, RETRY_MS)
    if (opened.build || isNew) updateProblems(opened)
  }

  function state() {
    const files = readTexts(folder)
    const { data = {} } = files['site.yaml'] ?? {}
    // A refused answer may need others, e.g. a page address that we do not know: the form asks for them.
    let answers: unknown = data
    for (const { file, path, value } of unfinished) {
      if (file === 'site.yaml') answers = withValue(answers, path, value)
    }
    return {
      version,
      folder,
      preview: preview?.origin,
      ...describeForm(words, answers as Keys),
      files,
      unfinished,
      /** The files on disk cannot be built: the preview shows what was there before. */
      isBehind: refused.length > 0,
      problems: problems.map((problem) => ({
        ...showProblem(problem),
        /** The message is shown at the field too, not only in the list. */
        isAtField: refused.includes(problem) || isOfAnswer(problem),
      })),
      pages: preview ? pagesShown(preview.current.build) : [],
      answersShown: preview ? answersShown(preview.current.build) : [],
    }
  }

  return {
    begun: begin(),
    state,
    /**
     * Shows what was saved in the preview at once, and keeps the answers that were refused.
     *
     * @returns the state after it, with the answers that were written; pages in other tabs get theirs once
     *   problems were looked for
     */
    async showSaved({ rejected, written, opened }: Saved) {
      unfinished = rejected
      version += 1
      // The preview loads while the state, which takes some milliseconds, is put together.
      if (opened) await preview?.show?.(opened, new Set(written.map(({ file }) => file)))
      return { ...state(), written }
    },
    /** Gives the state as soon as its version is another than the page has. */
    async nextState(seen: number) {
      const signal = AbortSignal.timeout(LONGEST_POLL_MS)
      if (seen === version) await once(changes, 'change', { signal }).catch(() => {})
      return state()
    },
  }
}

export type State = ReturnType<ReturnType<typeof followSite>['state']>
