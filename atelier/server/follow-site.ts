/*
 * Knows what the owner's page has to show of a site: its files, the form, the problems and the preview. The files
 * are looked at whenever the page asks, so that a change by any editor is seen.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addPictures, findSiteProblems, openSite } from '../../generator/open-site.ts'
import type { SiteBuild } from '../../generator/prepare-build.ts'
import { listFiles } from '../../owner/disk/list-files.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { previousDay } from '../../publish/publish-site.ts'
import { readTexts } from './files/read-texts.ts'
import { chapters, listFields } from './list-fields.ts'
import type { Preview } from './preview/open-preview.ts'
import { answersShown, pagesShown } from './preview/pages-shown.ts'
import { showProblem } from './show-problem.ts'

export type State = Awaited<ReturnType<typeof readState>> & {
  /** Names this run of the server: another run counts its versions anew. */
  run: string
  /** Counts the changes of the site. */
  version: number
  /** The version that the preview shows: the last that could be drawn. */
  drawing: number
}

export function followSite(folder: string, openPreview: (build: SiteBuild) => Promise<Preview>) {
  const run = randomUUID()
  let mark: string | undefined
  let version = 0
  let drawing = 0
  let preview: Preview | undefined
  let state: State | undefined
  let queue = Promise.resolve()

  async function lookAtDisk() {
    const newMark = markOf(folder)
    if (newMark === mark) return
    mark = newMark
    const opened = await addPictures(openSite(folder))
    version += 1
    if (opened.build) {
      drawing = version
      if (preview) preview.show(opened.build)
      else preview = await openPreview(opened.build)
    }
    state = { run, version, drawing, ...(await readState(folder, opened, preview)) }
  }

  return {
    /** Gives the state of the site as its files are now. */
    async state(): Promise<State> {
      const looked = queue.then(lookAtDisk)
      // After an unexpected error, the files are looked at again when the page asks again.
      queue = looked.catch(() => {
        mark = undefined
      })
      await looked
      return state as State
    },
  }
}

/** Tells one state of the folder, of the day and of the publications from another. */
function markOf(folder: string): string {
  const files = existsSync(folder) ? listFiles(folder) : []
  const marks = files.map((file) => {
    const { ino, mtimeMs, size } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {}
    return [file, ino, mtimeMs, size].join(' ')
  })
  return [new Date().toDateString(), previousDay(), ...marks].join('\n')
}

async function readState(
  folder: string,
  opened: Awaited<ReturnType<typeof addPictures>>,
  preview: Preview | undefined,
) {
  const files = readTexts(folder)
  return {
    folder,
    files,
    chapters,
    fields: listFields(files['site.yaml']?.data as WrittenKeys),
    problems: (await findSiteProblems(opened)).map(showProblem),
    preview: preview?.origin,
    /** True if the preview shows an earlier version, because this one cannot be drawn. */
    isBehind: opened.build === undefined,
    pages: preview ? pagesShown(preview.current.build) : [],
    answersShown: preview ? answersShown(preview.current.build) : [],
    /** The day of the publication to which the owner may go back. */
    previous: previousDay(),
  }
}
