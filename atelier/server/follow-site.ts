import { EventEmitter, once } from 'node:events'
import { type Finding, keyOf } from '../../generator/check/Finding.ts'
import { embedStates } from '../../generator/gallery/embed-states.ts'
import { OwnerError } from '../../generator/owner-error.ts'
import { readWords } from '../../generator/read-words.ts'
import { formSchemas } from './form-schema.ts'
import { inForm } from './judge.ts'
import type { openStore } from './open-store.ts'
import { pagesShown, sentencesOf } from './sentences.ts'
import type { startPreview } from './start-preview.ts'

/** Long enough for a page to notice at once, short enough for no one to hang up. */
const PATIENCE_MS = 20_000

/** A finding as the page shows it: where it belongs, and the field to go to. */
const shown = (finding: Finding) => ({
  level: finding.level,
  message: inForm(finding.message),
  key: keyOf(finding),
  pages: finding.pages ?? [],
})

/** What the page knows of the site: all of it at the opening, then what changes. */
export function followSite(
  store: ReturnType<typeof openStore>,
  preview: Awaited<ReturnType<typeof startPreview>>,
) {
  const changes = new EventEmitter().setMaxListeners(0)
  let version = 0
  let fault: string | undefined
  let findings: ReturnType<typeof shown>[] = []

  function tell() {
    version += 1
    changes.emit('change')
  }

  async function lookAgain(found?: string) {
    fault = found
    if (!found) {
      try {
        findings = (await preview.findings()).map(shown)
      } catch (error) {
        if (error instanceof OwnerError) fault = error.message
        // A file that has gone meanwhile: the reading that follows says so.
        else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
    tell()
  }
  preview.onRead.add((found) => void lookAgain(found))
  void lookAgain()

  function state() {
    const { files, broken } = store.read()
    const { site } = preview.now
    return {
      version,
      files,
      /** Why the preview cannot follow: a file on disk is wrong. */
      fault: broken ?? fault,
      findings,
      sentences: sentencesOf(site),
      pages: pagesShown(site),
      copies: store.copies(),
      canUndo: store.canUndo(),
      canRedo: store.canRedo(),
    }
  }

  return {
    tell,
    state,
    /** The same, with what never changes while the page is open. */
    opening() {
      const now = state()
      const { folder } = preview.now.site
      const schemas = formSchemas(readWords(folder).data)
      return { ...now, schemas, states: embedStates, preview: preview.origin, folder: folder.name }
    },
    /** The state once it is another one than the page has seen. */
    async news(seen: number) {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      if (seen === version) await once(changes, 'change', { signal }).catch(() => {})
      return state()
    },
  }
}

type Followed = ReturnType<typeof followSite>
export type State = ReturnType<Followed['state']>
export type Opening = ReturnType<Followed['opening']>
