import { useEffect, useRef, useState } from 'react'
import type { Place } from '../server/show-problem.ts'
import { ChapterList } from './ChapterList.tsx'
import { chaptersOf } from './chapter-of.ts'
import { ChapterForm } from './fields/ChapterForm.tsx'
import { focusAt } from './focus-at.ts'
import { Header } from './Header.tsx'
import { Preview } from './Preview.tsx'
import { Findings } from './publishing/Findings.tsx'
import { ReadyToPublish } from './publishing/ReadyToPublish.tsx'
import { useStore } from './store.ts'

/** The owner's page: chapters of questions on the left, the preview of the site on the right. */
export function App() {
  const { state, failure, news } = useStore()
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

  const { chapters = [], pages = [], problems = [] } = state ?? {}
  const chapter = chapters.find(({ title }) => title === openTitle) ?? chapters[0]
  if (!state || !chapter) {
    return (
      <main className="opening">
        <h1>Atelier</h1>
        <p role="status">{failure?.sentence ?? 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const isLast = chapter === chapters.at(-1)
  const fixes = problems.filter(({ level }) => level === 'fix')
  const fixesOf = (title: string) =>
    fixes.filter(({ place }) => chaptersOf(state, place).includes(title))
  const counts = new Map(chapters.map(({ title }) => [title, fixesOf(title).length]))
  const doneCount = [...counts.values()].filter((count) => count === 0).length

  const pathOfText = (file: string) => pages.find((page) => page.file === file)?.path

  /** Opens a chapter at its top or, if `place` is given, at its field. */
  function openChapter(title: string, pagePath: string | undefined, place?: Place) {
    setOpenTitle(title)
    if (pagePath) setPath(pagePath)
    // The place is copied, so that a second request for the same field moves the focus again: React ignores a
    // state that is set to the same object.
    setTarget(place && { ...place })
    setPreviewShown(false)
  }

  const pageOf = (title: string) => chapters.find((each) => each.title === title)?.page

  function openPlace(place: Place) {
    const [title = ''] = chaptersOf(state as NonNullable<typeof state>, place)
    openChapter(title, pathOfText(place.file) ?? pageOf(title), place)
  }

  return (
    <div className="atelier" data-preview={isPreviewShown ? '' : undefined}>
      <Header
        problemCount={fixes.length}
        progress={doneCount / chapters.length}
        isPreviewShown={isPreviewShown}
        onTogglePreview={() => setPreviewShown(!isPreviewShown)}
      />
      <ChapterList
        counts={counts}
        open={chapter.title}
        onOpen={(title) => openChapter(title, pageOf(title))}
      />
      <main ref={main} tabIndex={-1}>
        {news && (
          <p role="alert" className="notice">
            {news}
          </p>
        )}
        <h2>{chapter.title}</h2>
        <p className="help">{chapter.help}</p>
        {isLast && <ReadyToPublish state={state} onPlace={openPlace} />}
        {!isLast && (
          <Findings title="Il reste" problems={fixesOf(chapter.title)} onPlace={openPlace} />
        )}
        <ChapterForm
          key={chapter.title}
          state={state}
          title={chapter.title}
          onText={(file) => setPath(pathOfText(file) ?? path)}
        />
        {isLast &&
          chapters.map(({ title }) => (
            <Findings
              key={title}
              title={title}
              problems={fixes.filter(({ place }) => chaptersOf(state, place)[0] === title)}
              onPlace={openPlace}
            />
          ))}
        {isLast && (
          <Findings
            title="À vérifier vous-même"
            problems={problems.filter(({ level }) => level !== 'fix')}
            onPlace={openPlace}
          />
        )}
      </main>
      <Preview
        state={state}
        path={path}
        onPath={setPath}
        // A click on a text of the preview opens the chapter that asks for it. The preview stays on its page,
        // even if the chapter has another one.
        onPlace={(place) => openChapter(chaptersOf(state, place)[0] ?? '', undefined, place)}
      />
    </div>
  )
}
