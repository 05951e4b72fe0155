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
  const { state, refusal, notice } = useAtelier()
  const [openTitle, setOpenTitle] = useState('')
  /** Path of the page that the preview shows. */
  const [path, setPath] = useState('/')
  /** A narrow screen shows either the form or the preview. */
  const [isPreviewShown, setPreviewShown] = useState(false)
  /** The field to move the focus to. */
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
  const fixesIn = (each: Chapter) =>
    fixes.filter(({ place }) => chaptersOf(chapters, place).includes(each))
  const counts = new Map(chapters.map((each) => [each, fixesIn(each).length]))
  const doneCount = [...counts.values()].filter((count) => count === 0).length

  function openChapter({ title, page = '/' }: Chapter) {
    setOpenTitle(title)
    setPath(page)
    setTarget(undefined)
    setPreviewShown(false)
  }

  function openPlace(place: Place) {
    openChapter(chapterOf(chapters, place))
    showPageOf(place.file)
    // A copy, so that the focus also moves to the place that it was last moved to.
    setTarget({ ...place })
  }

  function openClickedPlace(place: Place) {
    openPlace(place)
    // The preview stays on the page that the owner has clicked.
    setPath(path)
  }

  function showPageOf(legalText: string) {
    const page = pages.find(({ file }) => file === legalText)
    if (page) setPath(page.path)
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
      <ChapterList counts={counts} open={chapter} onOpen={openChapter} />
      <main ref={main} tabIndex={-1}>
        {refusal && (
          <p role="alert" className="error">
            {refusal.message}
          </p>
        )}
        <div role="status">{notice && <p className="notice">{notice}</p>}</div>
        <h2>{chapter.title}</h2>
        <p className="help">{chapter.help}</p>
        {!isLast && <Findings title="Il reste" problems={fixesIn(chapter)} onPlace={openPlace} />}
        <ChapterForm key={chapter.title} chapter={chapter} onText={showPageOf} />
        {isLast && <ReadyToPublish state={state} onPlace={openPlace} />}
      </main>
      <Preview state={state} path={path} onPath={setPath} onPlace={openClickedPlace} />
    </div>
  )
}
