/*
 * Knows what the owner's page has to show of a site: its files, the form, the problems and the preview. The files
 * are looked at whenever the page asks, so that a change by any editor is seen.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { attemptBuild, type BuildAttempt, findAllProblems } from '../../generator/attempt-build.ts'
import { hosts } from '../../hosts/hosts.ts'
import { listFiles } from '../../owner/disk/list-files.ts'
import { statsOf } from '../../owner/disk/stats-of.ts'
import { inTerminal } from '../../owner/problems/problem-in-words.ts'
import type { SiteSource } from '../../owner/read-site.ts'
import { describeWayBack, listPublications } from '../../publish/publications.ts'
import { notFound, routes } from '../../src/routes.ts'
import type { ClickedText } from '../protocol.ts'
import { readTexts } from './files/read-texts.ts'
import { formChapters, listFields } from './list-fields.ts'
import { findSentence } from './preview/find-sentence.ts'
import { openPreview, type PreviewServer } from './preview/open-preview.ts'
import { fieldAt, showProblem } from './show-problem.ts'

export type State = Awaited<ReturnType<typeof readState>>

export function followSite(folder: string) {
  let fingerprint: string | undefined
  let preview: PreviewServer | undefined
  let state: State | undefined
  let looking = Promise.resolve()

  async function lookAtDisk() {
    const newFingerprint = fingerprintOf(folder)
    if (newFingerprint === fingerprint) return
    const attempt = await attemptBuild(folder)
    if (attempt.build) {
      if (preview) preview.show(attempt.build)
      else preview = await openPreview(attempt.build)
    }
    state = await readState(folder, attempt, preview)
    fingerprint = newFingerprint
  }

  return {
    /** Gives the state of the site as its files are now. */
    async state(): Promise<State> {
      // Two tabs may ask at once. An unexpected error is told to the one whose question met it.
      looking = looking.catch(() => {}).then(lookAtDisk)
      await looking
      return state as State
    },
    /** Finds the field of a text that the owner has clicked in the preview. */
    fieldOf(clicked: ClickedText) {
      if (!preview || !state) return undefined
      const place = findSentence(clicked, preview.current.build)
      // Elsewhere on a legal page, the whole text was clicked.
      return place
        ? fieldAt(state.fields, place)
        : state.fields.find(({ page }) => page === clicked.path)
    },
  }
}

/** Tells one state of the folder, of the day and of the publications from another. */
function fingerprintOf(folder: string): string {
  const files = existsSync(folder) ? listFiles(folder) : []
  const marks = files.map((file) => {
    const { ino, mtimeMs, size } = statsOf(join(folder, file)) ?? {}
    return [file, ino, mtimeMs, size].join(' ')
  })
  const publications = JSON.stringify(listPublications())
  return [new Date().toDateString(), publications, ...marks].join('\n')
}

async function readState(folder: string, attempt: BuildAttempt, preview?: PreviewServer) {
  const { texts, unreadable } = readTexts(folder)
  const fields = listFields(texts)
  const problems = await findAllProblems(attempt)
  const { hosting } = attempt.source.config
  const previous = describeWayBack(attempt.source)
  return {
    id: randomUUID(),
    folder,
    /** Why files cannot be read. Until they are mended, the form cannot be filled in. */
    unreadable: unreadable.map(inTerminal),
    chapters: formChapters,
    fields,
    problems: problems.map((problem) => showProblem(problem, fields)),
    preview: preview?.origin,
    /** True if the preview shows an earlier version, because this one cannot be drawn. */
    isBehind: attempt.build === undefined,
    pages: pagesOf(attempt.source),
    /** The publication to which the owner may go back, in French. */
    previous,
    /** How the host that the owner has chosen, or had while `site.yaml` could be read, calls the password for SFTP. */
    secretName: hosting ? hosts[hosting].secretName : previous && 'Mot de passe SFTP',
  }
}

/** Lists the pages that the preview can show. */
const pagesOf = ({ words }: SiteSource) =>
  [...routes, notFound].map(({ path, name }) => ({
    path,
    title: path === '/' ? 'Page d’accueil' : words.routes[name].title,
  }))
