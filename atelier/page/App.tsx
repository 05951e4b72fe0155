import { useEffect, useRef, useState } from 'react'
import type { Chapter } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'
import { ChapterList } from './ChapterList.tsx'
import { chapterOf, chaptersOf } from './chapter-of.ts'
import { ChapterForm } from './fields/ChapterForm.tsx'
import { focusAt } from './focus-at.ts'
import { Header } from './Header.tsx'
import { Preview } from './Preview.tsx'
import { Findings } from './publishing/Findings.tsx'
import { ReadyToPublish } from './publishing/ReadyToPublish.tsx'
import { useAtelier } from './use-atelier.ts'

/** The owner's page: chapters of questions on the left, the preview of the site on the right. */
export function App() {
  const { state, refusal } = useAtelier()
  const [openTitle, setOpenTitle] = useState('')
  const [path, setPath] = useState('/')
  /** A narrow screen shows either the form or the preview. */
  const [isPreviewShown, setPreviewShown] = useState(false)
  const [target, setTarget] = useState<Place>()
  const main = useRef<HTMLElement>(null)

  // A field exists once React has rendered its chapter, so the focus is moved here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chapter is rendered when its title changes
  useEffect(() => {
    if (target) focusAt(target)
    else main.current?.scrollTo({ top: 0 })
  }, [openTitle, target])

  if (!state) {
    return (
      <main className="opening">
        <h1>Atelier</h1>
        <p role="status">{refusal?.message ?? 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const { chapters, pages, problems } = state
  const chapter = chapters.find(({ title }) => title === openTitle) ?? (chapters[0] as Chapter)
  const isLast = chapter === chapters.at(-1)
  const fixes = problems.filter(({ level }) => level === 'fix')
  const fixesByChapter = new Map(
    chapters.map((each) => [
      each,
      fixes.filter(({ place }) => chaptersOf(chapters, place).includes(each)),
    ]),
  )
  const chapterFixes = fixesByChapter.get(chapter) ?? []
  const doneCount = [...fixesByChapter.values()].filter(({ length }) => length === 0).length

  const pathOfText = (file: string) => pages.find((page) => page.file === file)?.path

  /** Opens a chapter at its top or, if `place` is given, at its field. */
  function openChapter({ title }: Chapter, pagePath: string, place?: Place) {
    setOpenTitle(title)
    setPath(pagePath)
    // The place is copied, so that a second request for the same field moves the focus again: React ignores a
    // state that is set to the same object.
    setTarget(place && { ...place })
    setPreviewShown(false)
  }

  function openPlace(place: Place) {
    const itsChapter = chapterOf(chapters, place)
    openChapter(itsChapter, pathOfText(place.file) ?? itsChapter.page, place)
  }

  return (
    <div className="atelier" data-preview={isPreviewShown ? '' : undefined}>
      <Header
        problemCount={fixes.length}
        progress={doneCount / chapters.length}
        isPreviewShown={isPreviewShown}
        onTogglePreview={() => setPreviewShown(!isPreviewShown)}
        onPlace={openPlace}
      />
      <ChapterList
        fixesByChapter={fixesByChapter}
        open={chapter}
        onOpen={(chosen) => openChapter(chosen, chosen.page)}
      />
      <main ref={main} tabIndex={-1}>
        {refusal && (
          <p role="alert" className="error">
            {refusal.message}
          </p>
        )}
        <h2>{chapter.title}</h2>
        <p className="help">{chapter.help}</p>
        {!isLast && <Findings title="Il reste" problems={chapterFixes} onPlace={openPlace} />}
        <ChapterForm
          key={chapter.title}
          chapter={chapter}
          onText={(file) => setPath(pathOfText(file) ?? path)}
        />
        {isLast && <ReadyToPublish state={state} onPlace={openPlace} />}
      </main>
      <Preview
        state={state}
        path={path}
        onPath={setPath}
        // A click on a text of the preview opens the chapter that asks for it. The preview stays on its page,
        // even if the chapter has another one.
        onPlace={(place) => openChapter(chapterOf(chapters, place), path, place)}
      />
    </div>
  )
}
