import { useEffect, useRef, useState } from 'react'
import { beforePublishing, verdictOf } from '../../owner/problems/report.ts'
import { valueAt } from '../../owner/values.ts'
import type { Chapter } from '../server/describe-form.ts'
import type { Place } from '../server/show-problem.ts'
import { chaptersOf } from './chapter-of.ts'
import { ChapterForm } from './fields/ChapterForm.tsx'
import { focusAt } from './focus-at.ts'
import { Header } from './Header.tsx'
import { Preview } from './Preview.tsx'
import { Build } from './publishing/Build.tsx'
import { Findings } from './publishing/Findings.tsx'
import { Publish } from './publishing/Publish.tsx'
import { shownData, useAtelier } from './use-atelier.ts'

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

  const { chapters, files, problems } = state
  const chapter = chapters.find(({ title }) => title === openTitle) ?? (chapters[0] as Chapter)

  const openChapter = ({ title, page }: Chapter, place?: Place) => {
    const text = place && state.pages.find(({ file }) => file === place.file)
    setOpenTitle(title)
    setPath(text?.path ?? page)
    setTarget(place && { ...place })
    setPreviewShown(false)
  }
  const openPlace = (place: Place) => openChapter(chaptersOf(chapters, place)[0] ?? chapter, place)

  const fixes = problems.filter(({ level }) => level === 'fix')
  const groups = chapters.map((each) => ({
    chapter: each,
    problems: fixes.filter(({ place }) => chaptersOf(chapters, place).includes(each)),
  }))
  const refused = drafts.find(({ messages }) => messages)
  const isLast = chapter === chapters.at(-1)
  const listed = groups
    .filter((each) => isLast || each.chapter === chapter)
    .map((each) => ({ title: isLast ? each.chapter.title : 'Il reste', problems: each.problems }))
  const toVerify = problems.filter(({ level }) => level !== 'fix')
  if (isLast) listed.push({ title: 'À vérifier vous-même', problems: toVerify })
  const points = listed.map((each) => <Findings key={each.title} {...each} onPlace={openPlace} />)

  return (
    <div className="atelier" data-preview={isPreviewShown ? '' : undefined}>
      <Header
        atelier={atelier}
        onShowRefused={refused && !isOffline ? () => openPlace(refused) : undefined}
        problemCount={fixes.length}
        progress={groups.filter((each) => each.problems.length === 0).length / groups.length}
        isPreviewShown={isPreviewShown}
        onTogglePreview={() => setPreviewShown(!isPreviewShown)}
      />
      <nav aria-label="Chapitres">
        <ol>
          {groups.map(({ chapter: each, problems: { length } }) => (
            <li key={each.title}>
              <button
                type="button"
                aria-current={each === chapter ? 'page' : undefined}
                onClick={() => openChapter(each)}
              >
                {each.title}{' '}
                <span className={length > 0 ? 'count' : 'done'}>
                  {length || '✓'}
                  <span className="visually-hidden">
                    {length > 0 ? ' à corriger' : ' rien à corriger'}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main ref={main} tabIndex={-1}>
        {refusal && (
          <p role="alert" className="error">
            {refusal.message}
          </p>
        )}
        <div role="status">{notice && <p className="notice">{notice}</p>}</div>
        <h2>{chapter.title}</h2>
        <p className="help">{chapter.help}</p>
        {!isLast && points}
        <ChapterForm
          chapter={chapter}
          files={files}
          problems={problems}
          answerTo={({ file, path: at }) => valueAt(shownData(file, atelier), at)}
          onText={(file) => setPath(state.pages.find((page) => page.file === file)?.path ?? path)}
        />
        {isLast && (
          <>
            <h3>Prêt à publier ?</h3>
            <p role="status" className="verdict">
              {verdictOf(problems, beforePublishing)}
            </p>
            {points}
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
