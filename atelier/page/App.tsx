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

/** The owner's page: what to write on the left, the site on the right. */
export function App() {
  const work = useAtelier()
  const { state, drafts, refusal, notice, isOffline } = work
  const [opened, setOpen] = useState('')
  const [path, setPath] = useState('/')
  const [isLooking, setLooking] = useState(false)
  const [goal, setGoal] = useState<Place>()
  const main = useRef<HTMLElement>(null)

  // The field exists once its chapter is drawn; another chapter starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chapter is drawn when its name changes
  useEffect(() => {
    if (goal) focusAt(goal)
    else main.current?.scrollTo({ top: 0 })
  }, [opened, goal])

  if (!state) {
    return (
      <main className="opening">
        <h1>Atelier</h1>
        <p role="status">{refusal?.message ?? 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const { chapters, files, problems } = state
  const chapter = chapters.find(({ title }) => title === opened) ?? (chapters[0] as Chapter)

  const turnTo = ({ title, page }: Chapter, place?: Place) => {
    const text = place && state.pages.find(({ file }) => file === place.file)
    setOpen(title)
    setPath(text?.path ?? page)
    setGoal(place && { ...place })
    setLooking(false)
  }
  const go = (place: Place) => turnTo(chaptersOf(chapters, place)[0] ?? chapter, place)

  const fixes = problems.filter(({ level }) => level === 'fix')
  const groups = chapters.map((each) => ({
    chapter: each,
    left: fixes.filter(({ place }) => chaptersOf(chapters, place).includes(each)),
  }))
  const rejected = drafts.find(({ messages }) => messages)
  const isLast = chapter === chapters.at(-1)
  const listed = groups
    .filter((each) => isLast || each.chapter === chapter)
    .map((each) => ({ title: isLast ? each.chapter.title : 'Il reste', problems: each.left }))
  const others = problems.filter(({ level }) => level !== 'fix')
  if (isLast) listed.push({ title: 'À vérifier vous-même', problems: others })
  const points = listed.map((each) => <Findings key={each.title} {...each} onPlace={go} />)

  return (
    <div className="atelier" data-looking={isLooking ? '' : undefined}>
      <Header
        work={work}
        onWhy={rejected && !isOffline ? () => go(rejected) : undefined}
        left={fixes.length}
        done={groups.filter((each) => each.left.length === 0).length / groups.length}
        isLooking={isLooking}
        onLook={() => setLooking(!isLooking)}
      />
      <nav aria-label="Chapitres">
        <ol>
          {groups.map(({ chapter: each, left: { length } }) => (
            <li key={each.title}>
              <button
                type="button"
                aria-current={each === chapter ? 'page' : undefined}
                onClick={() => turnTo(each)}
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
          answerTo={({ file, path: at }) => valueAt(shownData(file, work), at)}
          onText={(file) => setPath(state.pages.find((page) => page.file === file)?.path ?? path)}
        />
        {isLast && (
          <>
            <h3>Prêt à publier ?</h3>
            <p role="status" className="verdict">
              {verdictOf(problems, beforePublishing)}
            </p>
            {points}
            {valueAt(shownData('site.yaml', work), ['deploy']) ? <Publish /> : <Build />}
          </>
        )}
      </main>
      <Preview
        state={state}
        path={path}
        onPath={setPath}
        onPlace={(place) => {
          go(place)
          setPath(path)
        }}
      />
    </div>
  )
}
