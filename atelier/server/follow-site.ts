import { EventEmitter, once } from 'node:events'
import type { OnRead } from '../../generator/pages/dev-pages.ts'
import {
  findSiteProblems,
  openSiteWithPoster,
  type SiteBuild,
} from '../../generator/prepare-build.ts'
import type { Problem } from '../../owner/problems/Problem.ts'
import { mediaSentences } from '../../owner/problems/sentences/media.ts'
import { type Keys, readYaml } from '../../owner/read/read-yaml.ts'
import { withValue } from '../../owner/values.ts'
import { describeForm } from './describe-form.ts'
import type { Rejected } from './files/change-texts.ts'
import { readTexts } from './files/read-texts.ts'
import type { openPreview } from './open-preview.ts'
import { pagesShown } from './pages-shown.ts'
import { showProblem } from './show-problem.ts'

/** Long enough for a page to notice at once, short enough for no one to hang up. */
const PATIENCE_MS = 20_000
/** The preview comes first, then what is left to do. */
const LOOK_MS = 400
/** How soon a site that could not be read is looked at again, while nothing else watches it. */
const AGAIN_MS = 500

/** What is wrong with the film or the picture: another is chosen at its field. */
const isOfMedia = ({ code }: Problem) => code in mediaSentences

type Preview = Awaited<ReturnType<typeof openPreview>>
type Open = (build: SiteBuild, onRead: OnRead) => Promise<Preview>

/**
 * What the page knows of the site.
 *
 * @param open opens the preview of a site that can be built
 */
export function followSite(folder: string, open: Open) {
  const words = readYaml('defaults/words.yaml').data
  const changes = new EventEmitter().setMaxListeners(0)
  let preview: Preview | undefined
  let version = 0
  let refused: Problem[] = []
  let problems: Problem[] = []
  let soon: NodeJS.Timeout | undefined
  /** Answers that were refused: a page that is loaded again finds them here. */
  let unfinished: Rejected[] = []

  function tell() {
    version += 1
    changes.emit('change')
  }

  /** Takes what was just read. */
  const look: OnRead = (opened) => {
    refused = opened.refused
    problems = findSiteProblems(opened)
    tell()
  }

  /** Opens the preview once the site can be built, which nothing watches until then. */
  async function begin() {
    const opened = await openSiteWithPoster(folder)
    const isNew = JSON.stringify(opened.refused) !== JSON.stringify(refused)
    if (opened.build) {
      preview = await open(opened.build, (reopened) => {
        clearTimeout(soon)
        soon = setTimeout(look, reopened.build ? LOOK_MS : 0, reopened)
      })
    } else setTimeout(begin, AGAIN_MS)
    if (opened.build || isNew) look(opened)
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
      isBehind: refused.length > 0,
      problems: problems.map((problem) => ({
        ...showProblem(problem),
        /** A build refuses the answer, or a file that it names is wrong: its field says so as well. */
        isAtField: refused.includes(problem) || isOfMedia(problem),
      })),
      pages: preview ? pagesShown(preview.current.build) : [],
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
