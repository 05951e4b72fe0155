/*
 * Knows at any time what the owner's page has to show of a site: its files, the form, the problems and the
 * preview. `start-atelier.ts` starts it once, and sends its state to the page after each change.
 */

import { EventEmitter, once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { words } from '../../defaults/words.ts'
import {
  addPictures,
  findSiteProblems,
  type OpenedSite,
  openSite,
} from '../../generator/open-site.ts'
import type { OnRead } from '../../generator/pages/watch-site.ts'
import type { SiteBuild } from '../../generator/prepare-build.ts'
import type { Problem } from '../../owner/problems/Problem.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { nameOf, withValue } from '../../owner/values.ts'
import { describeForm } from './describe-form.ts'
import type { Rejected, Saved } from './files/Change.ts'
import { readTexts } from './files/read-texts.ts'
import type { openPreview } from './preview/open-preview.ts'
import { answersShown, pagesShown } from './preview/pages-shown.ts'
import { showProblem } from './show-problem.ts'

/** How long a request waits for the next state at most: proxies and browsers close an idle connection. */
const LONGEST_POLL_MS = 20_000
/**
 * Time before the search for problems begins. The search keeps the server busy, so the preview is to be loaded
 * first.
 */
const PROBLEMS_DELAY_MS = 400
/** A site that cannot be built has no preview to watch its files: it is read again after this time. */
const RETRY_MS = 500

type Preview = Awaited<ReturnType<typeof openPreview>>
type OpenPreview = (build: SiteBuild, onRead: OnRead) => Promise<Preview>

type FollowedSite = {
  folder: string
  /** The number of changes so far, by which a page knows whether it shows the latest state. */
  version: number
  preview?: Preview
  /** The problems that prevent a build from the files on disk. */
  refused: Problem[]
  /** The problems in `refused`, and all others that the owner should know before publishing. */
  problems: Problem[]
  /** Answers that the last save has refused, kept for a page that is loaded again. */
  unfinished: Rejected[]
}

/** @returns `firstAttempt` resolves once the site is open, or once it is known that it cannot be built yet */
export function followSite(folder: string, open: OpenPreview) {
  const site: FollowedSite = { folder, version: 0, refused: [], problems: [], unfinished: [] }
  const defaultWords = words
  // Each open tab adds a listener: 0 removes the limit of ten, above which Node would warn.
  const stateEvents = new EventEmitter().setMaxListeners(0)
  let problemsTimer: NodeJS.Timeout | undefined

  const state = () => describeState(site, defaultWords)

  async function tryToOpen() {
    const opened = await addPictures(openSite(folder))
    if (opened.build) {
      site.preview = await open(opened.build, updateProblemsSoon)
      await updateProblems(opened)
      return
    }
    setTimeout(tryToOpen, RETRY_MS)
    if (!isDeepStrictEqual(opened.buildProblems, site.refused)) await updateProblems(opened)
  }

  function updateProblemsSoon(opened: OpenedSite) {
    clearTimeout(problemsTimer)
    problemsTimer = setTimeout(updateProblems, PROBLEMS_DELAY_MS, opened)
  }

  async function updateProblems(opened: OpenedSite) {
    site.refused = opened.buildProblems
    site.problems = await findSiteProblems(opened)
    site.version += 1
    stateEvents.emit('change')
  }

  return {
    firstAttempt: tryToOpen(),
    state,
    /** Shows in the preview what was just saved, and gives the new state to the page that has saved it. */
    async showSaved({ rejected, written, opened }: Saved) {
      site.unfinished = rejected
      // No event is sent yet: pages in other tabs get the new state once its problems are known.
      site.version += 1
      if (opened) await site.preview?.show?.(opened, new Set(written.map(({ file }) => file)))
      return { ...state(), written }
    },
    async nextState(shownVersion: number) {
      if (shownVersion === site.version) await waitForEvent(stateEvents)
      return state()
    },
  }
}

async function waitForEvent(stateEvents: EventEmitter) {
  try {
    await once(stateEvents, 'change', { signal: AbortSignal.timeout(LONGEST_POLL_MS) })
  } catch {
    // Nothing has changed: the page gets the same state, and asks again.
  }
}

export type State = ReturnType<typeof describeState>

function describeState(site: FollowedSite, defaultWords: WrittenKeys) {
  const { version, folder, preview, refused, problems, unfinished } = site
  const files = readTexts(folder)
  const savedAnswers = (files['site.yaml']?.data ?? {}) as WrittenKeys
  return {
    version,
    folder,
    preview: preview?.origin,
    chapters: describeForm(defaultWords, addUnfinished(savedAnswers, unfinished)),
    files,
    unfinished,
    /** True if the files on disk cannot be built: the preview then shows the last site that could. */
    isBehind: refused.length > 0,
    problems: problems.map((problem) => ({
      ...showProblem(problem),
      /** True if the message is also shown at the field, not only in the list of problems. */
      isAtField: refused.includes(problem) || isAboutAnswer(problem),
    })),
    pages: preview ? pagesShown(preview.current.build) : [],
    answersShown: preview ? answersShown(preview.current.build) : [],
  }
}

/** Adds the refused answers to those on disk, so that the form asks the questions that follow from them too. */
function addUnfinished(data: WrittenKeys, unfinished: Rejected[]): WrittenKeys {
  let answers = data
  for (const { file, path, value } of unfinished) {
    if (file === 'site.yaml') answers = withValue(answers, path, value) as WrittenKeys
  }
  return answers
}

/** The answers that name a file. */
const mediaKeys = ['video.src', 'video.poster', 'brand.logo']

/**
 * True if a problem, of a sentence or of a media file, is shown at its field too. Others, such as a missing
 * answer, are shown in the list alone.
 */
const isAboutAnswer = ({ file, path, code }: Problem) =>
  file === 'words.yaml' ||
  file.startsWith('media/') ||
  (code === undefined && mediaKeys.includes(nameOf(path)))
