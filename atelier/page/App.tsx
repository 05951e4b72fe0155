import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../generator/schema/values.ts'
import type { Chapter, Question } from '../server/describe-form.ts'
import type { Place } from '../server/place-of.ts'
import { Button } from './Button.tsx'
import { ChapterForm } from './ChapterForm.tsx'
import { chapterOf } from './chapter-of.ts'
import { Findings } from './Findings.tsx'
import { type FieldPath, FormContext, fieldId } from './form-context.ts'
import { Header } from './Header.tsx'
import { LegalTexts } from './LegalTexts.tsx'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { dismiss, edit, order, shownOf, useAtelier } from './use-atelier.ts'

/** The owner's page: what to write on the left, the site on the right. */
export function App() {
  const { state, drafts, refusal, isOffline } = useAtelier()
  const [openId, setOpen] = useState('site')
  const [path, setPath] = useState('/')
  const [isLooking, setLooking] = useState(false)
  const [goal, setGoal] = useState<Place>()
  const [text, setText] = useState<string>()
  const main = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter starts at its top
  useEffect(() => {
    main.current?.scrollTo({ top: 0 })
  }, [openId])
  // The field exists once its chapter is drawn.
  useEffect(() => {
    if (goal) focusAt(goal)
  }, [goal])

  if (!state) {
    return (
      <main className="opening">
        <h1>Atelier</h1>
        <p role="status">{refusal?.message ?? 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const { chapters, files, findings, faults, pages } = state
  const chapter = chapters.find(({ id }) => id === openId) ?? (chapters[0] as Chapter)
  const texts = pages.flatMap(({ file, title }) => (file ? [{ file, title }] : []))
  const textOpen = text ?? texts[0]?.file ?? ''

  const show = ({ id, page }: Chapter) => {
    setOpen(id)
    setPath(page)
    setGoal(undefined)
    setLooking(false)
  }
  const openText = (file: string) => {
    setText(file)
    setPath(pages.find((page) => page.file === file)?.path ?? '/')
  }
  const go = (place: Place, isFromPreview = false) => {
    const found = chapterOf(chapters, place)
    setOpen(found.id)
    setLooking(false)
    if (pages.some(({ file }) => file === place.file)) openText(place.file)
    else if (!isFromPreview) setPath(found.page)
    setGoal({ ...place })
  }

  const fixes = findings.filter(({ level }) => level === 'fix')
  const leftIn = ({ id }: Chapter) =>
    fixes.filter(({ place }) => chapterOf(chapters, place).id === id)
  const unsaved = Object.entries(drafts).flatMap(([file, list]) =>
    list.map((draft) => ({ ...draft, file })),
  )
  const rejected = unsaved.find(({ message }) => message)
  const messagesAt = (file: string, at: FieldPath) =>
    [...unsaved, ...faults].flatMap((each) =>
      each.file === file && each.message && fieldId('', each.path) === fieldId('', at)
        ? [each.message]
        : [],
    )
  const answerTo = ({ file, path: at }: Question) => valueAt(shownOf(files[file], drafts[file]), at)

  const ways = { folder: state.folder, onPlace: go, onAccept: () => void order('accept') }
  const form = (
    <ChapterForm chapter={chapter} files={files} answerTo={answerTo}>
      {chapter.id === 'textes' && (
        <LegalTexts
          texts={texts}
          open={textOpen}
          text={String(shownOf(files[textOpen], drafts[textOpen]) ?? '')}
          seek={goal?.text}
          onOpen={openText}
        />
      )}
    </ChapterForm>
  )
  const left = leftIn(chapter)

  return (
    <FormContext value={{ messagesAt, edit }}>
      <div className="atelier" data-looking={isLooking ? '' : undefined}>
        <Header
          state={state}
          status={
            isOffline
              ? 'L’atelier ne répond plus. Relancez « npm run atelier » : vos derniers mots attendent ici.'
              : rejected
                ? 'Pas encore enregistré.'
                : unsaved.length > 0
                  ? unsaved.some(({ file }) => files[file]?.fault)
                    ? 'Pas enregistré : un fichier est à corriger.'
                    : 'Enregistrement…'
                  : 'Tout est enregistré.'
          }
          onWhy={rejected && !isOffline ? () => go(rejected) : undefined}
          canUndo={state.canUndo || unsaved.length > 0}
          left={fixes.length}
          done={chapters.filter((each) => leftIn(each).length === 0).length}
          isLooking={isLooking}
          onLook={() => setLooking(!isLooking)}
        />
        <nav aria-label="Chapitres">
          <ol>
            {chapters.map((each) => {
              const { length } = leftIn(each)
              return (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-current={each === chapter ? 'page' : undefined}
                    onClick={() => show(each)}
                  >
                    {each.title}{' '}
                    {length > 0 ? (
                      <span className="count">
                        {length}
                        <span className="visually-hidden"> à corriger</span>
                      </span>
                    ) : (
                      <span className="done">
                        ✓<span className="visually-hidden"> rien à corriger</span>
                      </span>
                    )}
                  </button>
                </li>
              )
            })}
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
          {left.length > 0 && chapter.id !== 'publier' && (
            <details className="left">
              <summary>
                {left.length === 1 ? 'Il reste 1 point' : `Il reste ${left.length} points`}
              </summary>
              <Findings findings={left} {...ways} />
            </details>
          )}
          {form}
          {chapter.id === 'publier' && (
            <Publish
              groups={chapters.flatMap((each) => {
                const list = leftIn(each)
                return list.length > 0 ? [{ title: each.title, findings: list }] : []
              })}
              others={findings.filter(({ level }) => level !== 'fix')}
              {...ways}
            />
          )}
        </main>
        <Preview state={state} path={path} onPath={setPath} onPlace={(place) => go(place, true)} />
      </div>
    </FormContext>
  )
}

/** Stands at a field, or at the nearest one around it; what is folded around it opens. */
function focusAt({ file, path }: Place) {
  const steps = path.map((_, index) => path.slice(0, path.length - index))
  const fields = [...steps, []].flatMap((each) => [
    document.getElementById(fieldId(file, each)),
    document.getElementById(`${fieldId(file, each)}.groupe`),
  ])
  const found = fields.find((element) => element !== null)
  const controls = 'input, textarea, select, button'
  const target = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls)
  for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true
  }
  const element = target ?? document.querySelector<HTMLElement>('main')
  element?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}
