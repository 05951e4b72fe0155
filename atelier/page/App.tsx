import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../generator/schema/values.ts'
import type { Chapter } from '../server/describe-form.ts'
import type { Place } from '../server/place-of.ts'
import { Button } from './Button.tsx'
import { ChapterForm } from './ChapterForm.tsx'
import { chapterOf } from './chapter-of.ts'
import { Findings } from './Findings.tsx'
import { focusAt } from './focus-at.ts'
import { type FieldPath, FormContext, fieldId } from './form-context.ts'
import { Header } from './Header.tsx'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { dismiss, edit, order, shownOf, useAtelier } from './use-atelier.ts'

/** The owner's page: what to write on the left, the site on the right. */
export function App() {
  const work = useAtelier()
  const { state, drafts, refusal, isOffline } = work
  const [openId, setOpen] = useState('site')
  const [path, setPath] = useState('/')
  const [isLooking, setLooking] = useState(false)
  const [goal, setGoal] = useState<Place>()
  const main = useRef<HTMLElement>(null)

  // The field exists once its chapter is drawn; another chapter starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chapter is drawn when its name changes
  useEffect(() => {
    if (goal) focusAt(goal)
    else main.current?.scrollTo({ top: 0 })
  }, [openId, goal])

  if (!state) {
    return (
      <main className="opening">
        <h1>Atelier</h1>
        <p role="status">{refusal?.message ?? 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const { chapters, files, findings, faults, folder } = state
  const chapter = chapters.find(({ id }) => id === openId) ?? (chapters[0] as Chapter)

  const turnTo = ({ id, page }: Chapter, place?: Place) => {
    const text = place && state.pages.find(({ file }) => file === place.file)
    setOpen(id)
    setPath(text?.path ?? page)
    setGoal(place && { ...place })
    setLooking(false)
  }
  const go = (place: Place) => turnTo(chapterOf(chapters, place), place)

  const fixes = findings.filter(({ level }) => level === 'fix')
  const groups = chapters.map((each) => ({
    chapter: each,
    left: fixes.filter(({ place }) => chapterOf(chapters, place) === each),
  }))
  const rejected = drafts.find(({ message }) => message)
  const messagesAt = (file: string, at: FieldPath) =>
    [...drafts, ...faults].flatMap((each) =>
      each.message && fieldId(each.file, each.path) === fieldId(file, at) ? [each.message] : [],
    )
  const ways = { folder, onPlace: go, onAccept: () => void order('accept') }
  const { left = [] } = groups.find((each) => each.chapter === chapter) ?? {}

  return (
    <FormContext value={{ messagesAt, edit }}>
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
              <li key={each.id}>
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
              {refusal.message} <Button onClick={dismiss}>Compris</Button>
            </p>
          )}
          <h2>{chapter.title}</h2>
          <p className="help">{chapter.help}</p>
          {left.length > 0 && chapter !== chapters.at(-1) && (
            <details className="left">
              <summary>
                {left.length === 1 ? 'Il reste 1 point' : `Il reste ${left.length} points`}
              </summary>
              <Findings findings={left} {...ways} />
            </details>
          )}
          <ChapterForm
            chapter={chapter}
            files={files}
            answerTo={({ file, path: at }) => valueAt(shownOf(file, work), at)}
            onText={(file) => setPath(state.pages.find((page) => page.file === file)?.path ?? path)}
          />
          {chapter === chapters.at(-1) && (
            <Publish
              groups={groups.map((each) => ({ title: each.chapter.title, findings: each.left }))}
              others={findings.filter(({ level }) => level !== 'fix')}
              {...ways}
            />
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
    </FormContext>
  )
}
