import { useEffect, useRef, useState } from 'react'
import { beforePublishing, verdictOf } from '../../owner/problems/report.ts'
import { valueAt } from '../../owner/values.ts'
import type { Chapter } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'
import { chapterOf, chaptersOf } from './chapter-of.ts'
import { ChapterForm } from './fields/ChapterForm.tsx'
import { focusAt } from './focus-at.ts'
import { Header } from './Header.tsx'
import { Preview } from './Preview.tsx'
import { Build } from './publishing/Build.tsx'
import { Findings } from './publishing/Findings.tsx'
import { Publish } from './publishing/Publish.tsx'
import { refusalOf, shownData, useAtelier } from './use-atelier.ts'

/** The owner's page: chapters of questions on the left, the preview of the site on the right. */
export function App() {
  const atelier = useAtelier()
  const { state, drafts, refusal, notice, isOffline } = atelier
  const [openTitle, setOpenTitle] = useState('')
  const [path, setPath] = useState('/')
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

  const { chapters, problems } = state
  const chapter = chapters.find(({ title }) => title === openTitle) ?? (chapters[0] as Chapter)

  const openChapter = ({ title, page }: Chapter, place?: Place) => {
    const text = place && state.pages.find(({ file }) => file === place.file)
    setOpenTitle(title)
    setPath(text?.path ?? page)
    setTarget(place && { ...place })
    setPreviewShown(false)
  }
  const openPlace = (place: Place) => openChapter(chapterOf(chapters, place), place)

  const fixes = problems.filter(({ level }) => level === 'fix')
  const fixesIn = (each: Chapter) =>
    fixes.filter(({ place }) => chaptersOf(chapters, place).includes(each))
  const counts = new Map(chapters.map((each) => [each, fixesIn(each).length]))
  const doneCount = [...counts.values()].filter((count) => count === 0).length
  const refused = drafts.find((draft) => refusalOf(draft, state))

  const isLast = chapter === chapters.at(-1)
  // Each problem is listed once, although a broken file counts as a problem of every chapter that asks for a
  // part of that file.
  const lists = chapters.map((each) => ({
    title: each.title,
    problems: fixes.filter(({ place }) => chapterOf(chapters, place) === each),
  }))
  const toVerify = problems.filter(({ level }) => level !== 'fix')
  const shownLists = isLast
    ? [...lists, { title: 'À vérifier vous-même', problems: toVerify }]
    : [{ title: 'Il reste', problems: fixesIn(chapter) }]
  const findings = shownLists.map((list) => (
    <Findings key={list.title} {...list} onPlace={openPlace} />
  ))

  return (
    <div className="atelier" data-preview={isPreviewShown ? '' : undefined}>
      <Header
        atelier={atelier}
        onShowRefused={refused && !isOffline ? () => openPlace(refused) : undefined}
        problemCount={fixes.length}
        progress={doneCount / chapters.length}
        isPreviewShown={isPreviewShown}
        onTogglePreview={() => setPreviewShown(!isPreviewShown)}
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
        {!isLast && findings}
        <ChapterForm
          key={chapter.title}
          chapter={chapter}
          onText={(file) => setPath(state.pages.find((page) => page.file === file)?.path ?? path)}
        />
        {isLast && (
          <>
            <h3>Prêt à publier ?</h3>
            <p role="status" className="verdict">
              {verdictOf(problems, beforePublishing)}
            </p>
            {findings}
            {valueAt(shownData('site.yaml', atelier), ['deploy']) ? <Publish /> : <Build />}
          </>
        )}
      </main>
      <Preview
        state={state}
        path={path}
        onPath={setPath}
        onPlace={(place) => {
          openPlace(place)
          setPath(path)
        }}
      />
    </div>
  )
}

type ChapterListProps = {
  /** How many problems of each chapter forbid to publish. */
  counts: Map<Chapter, number>
  open: Chapter
  onOpen: (chapter: Chapter) => void
}

const ChapterList = ({ counts, open, onOpen }: ChapterListProps) => (
  <nav aria-label="Chapitres">
    <ol>
      {[...counts].map(([chapter, count]) => (
        <li key={chapter.title}>
          <button
            type="button"
            aria-current={chapter === open ? 'page' : undefined}
            onClick={() => onOpen(chapter)}
          >
            {chapter.title}{' '}
            <span className={count > 0 ? 'count' : 'done'}>
              {count || '✓'}
              <span className="visually-hidden">
                {count > 0 ? ' à corriger' : ' rien à corriger'}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
