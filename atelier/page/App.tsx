import { useEffect, useMemo, useState } from 'react'
import { valueAt, withValue } from '../../generator/schema/values.ts'
import { Button } from './Button.tsx'
import { ChapterForm, fieldId } from './ChapterForm.tsx'
import { Conflict } from './Conflict.tsx'
import { Copies } from './Copies.tsx'
import { type Chapter, chapterOf, chaptersOf, idOf } from './chapters.ts'
import type { Place } from './find-sentence.ts'
import { LegalEditor } from './LegalEditor.tsx'
import { Preview } from './Preview.tsx'
import { conflictsOf, shownOf } from './pending.ts'
import { Ready } from './Ready.tsx'
import { dismiss, edit, editAt, order, settle, useAtelier } from './use-atelier.ts'

const READY = 'ready'
const COPIES = 'copies'

/** What is on the left: a chapter by its id, a legal text by its file, or one of the two above. */
type Open = string

const groups: [title: string, file: string][] = [
  ['Vos réponses', 'site.yaml'],
  ['Les phrases des pages', 'words.yaml'],
]

/** The owner's page: what to write on the left, the site on the right. */
export function App() {
  const { state, pending, kept, refusal, isSaving } = useAtelier()
  const schemas = state?.schemas
  const chapters = useMemo(() => (schemas ? chaptersOf(schemas) : []), [schemas])
  const [open, setOpen] = useState<Open>('site.yaml')
  const [path, setPath] = useState('/')
  const [isLooking, setLooking] = useState(false)
  const [goal, setGoal] = useState<Place>()

  const legal = state?.pages.filter(({ file }) => file) ?? []
  const page = legal.find(({ file }) => file === open)
  const chapter = chapters.find((each) => idOf(each) === open)

  const show = (next: Open) => {
    setOpen(next)
    setLooking(false)
    setGoal(undefined)
    const shown = state?.pages.find(({ file }) => file === next)
    if (shown) setPath(shown.path)
  }

  const go = (place: Place) => {
    const found = chapterOf(chapters, place.file, place.path)
    show(found ? idOf(found) : place.file)
    setGoal({ ...place })
  }

  // The field exists once its chapter is drawn.
  useEffect(() => {
    if (!goal || goal.path.length === 0) return
    const steps = goal.path.map((_, index) => goal.path.slice(0, goal.path.length - index))
    const field = steps
      .map((each) => document.getElementById(fieldId(goal.file, each)))
      .find((element) => element !== null)
    const target = field?.matches('input, textarea, select')
      ? field
      : field?.querySelector<HTMLElement>('input, textarea, select, button')
    target?.focus({ preventScroll: true })
    target?.closest('.field, .group')?.scrollIntoView({ block: 'center' })
  }, [goal])

  if (!state) {
    return (
      <main className="opening">
        <h1>Atelier</h1>
        <p role="status">{refusal ? refusal.message : 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const left = state.findings.filter(({ level }) => level === 'fix').length
  const [firstKept] = Object.entries(kept).flatMap(([file, values]) =>
    values.map(({ path }) => ({ file, path })),
  )
  const disputed = Object.keys(pending).flatMap((name) => {
    const file = state.files[name]
    const changes = file ? conflictsOf(file, pending[name]) : []
    return file && changes.length > 0 ? [{ name, file, changes }] : []
  })[0]

  const shownOfChapter = ({ file, path }: Chapter) => {
    const opened = state.files[file]
    return opened && valueAt(shownOf(opened, pending[file]), path)
  }
  const editChapter = ({ file, path, schema }: Chapter, wanted: unknown) => {
    const opened = state.files[file]
    if (!opened) return
    const shown = shownOf(opened, pending[file])
    // A chapter speaks only of its own keys.
    const merged = schema.properties
      ? { ...(valueAt(shown, path) as object), ...clear(schema.properties), ...(wanted as object) }
      : wanted
    edit(file, withValue(shown, path, merged))
  }

  const item = (id: Open, label: string, current = open === id) => (
    <li key={id}>
      <button type="button" aria-current={current ? 'page' : undefined} onClick={() => show(id)}>
        {label}
      </button>
    </li>
  )

  return (
    <div className="atelier" data-looking={isLooking ? '' : undefined}>
      <header>
        <h1>
          Atelier<span className="unseen"> du site « {state.folder} »</span>
        </h1>
        <p role="status" className="saved">
          {firstKept
            ? 'Pas encore enregistré.'
            : isSaving || Object.values(pending).some(({ length }) => length > 0)
              ? 'Enregistrement…'
              : 'Tout est enregistré.'}
          {firstKept && <Button onClick={() => go(firstKept)}>Voir pourquoi</Button>}
        </p>
        <Button disabled={!state.canUndo && !firstKept} onClick={() => order('undo')}>
          Annuler
        </Button>
        <Button disabled={!state.canRedo} onClick={() => order('redo')}>
          Rétablir
        </Button>
        <Button
          className="main"
          aria-current={open === READY ? 'page' : undefined}
          onClick={() => show(READY)}
        >
          Prêt à publier ?{' '}
          <span className="count">
            {left === 0 ? 'oui' : left}
            <span className="unseen">
              {left > 1 ? ' points à corriger' : left === 1 ? ' point à corriger' : ''}
            </span>
          </span>
        </Button>
        <Button
          className="look quiet"
          aria-pressed={isLooking}
          onClick={() => setLooking(!isLooking)}
        >
          {isLooking ? 'Modifier' : 'Voir le site'}
        </Button>
      </header>
      <nav aria-label="Ce que vous pouvez modifier">
        {groups.map(([name, file]) => (
          <section key={file} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {chapters
                .filter((each) => each.file === file)
                .map((each) => item(idOf(each), each.schema.title ?? ''))}
            </ul>
          </section>
        ))}
        <section aria-label="Textes légaux">
          <h2>Textes légaux</h2>
          <ul>{legal.map(({ file = '', title }) => item(file, title))}</ul>
        </section>
        <section aria-label="Retrouver">
          <h2>Retrouver</h2>
          <ul>{item(COPIES, 'Copies datées')}</ul>
        </section>
      </nav>
      <main>
        {refusal && (
          <p role="alert" className="error">
            {refusal.message} <Button onClick={dismiss}>Compris</Button>
          </p>
        )}
        <h2>
          {open === READY
            ? 'Prêt à publier ?'
            : open === COPIES
              ? 'Copies datées'
              : (page?.title ?? chapter?.schema.title)}
        </h2>
        {open === READY && <Ready state={state} onPlace={go} onAccept={() => order('accept')} />}
        {open === COPIES && (
          <Copies
            copies={state.copies}
            onKeep={() => order('copy')}
            onRestore={(id) => order('restore', { id })}
          />
        )}
        {page?.file && (
          <LegalEditor
            key={page.file}
            title={`Texte de la page « ${page.title} »`}
            text={String(shownOf(state.files[page.file] ?? { hash: '' }, pending[page.file]) ?? '')}
            kept={kept[page.file] ?? []}
            seek={goal?.text}
            onEdit={(text) => edit(page.file ?? '', text)}
          />
        )}
        {chapter && (
          <>
            {chapter.schema.description && <p className="help">{chapter.schema.description}</p>}
            <ChapterForm
              chapter={chapter}
              data={shownOfChapter(chapter)}
              kept={kept[chapter.file] ?? []}
              onEdit={(wanted) => editChapter(chapter, wanted)}
              onChangeAt={(at, value) => editAt(chapter.file, at, value)}
            />
          </>
        )}
      </main>
      <Preview state={state} path={path} onPath={setPath} onPlace={go} />
      {disputed && (
        <Conflict
          name={disputed.name}
          file={disputed.file}
          disputed={disputed.changes}
          onSettle={(isMine) => settle(disputed.name, isMine)}
        />
      )}
    </div>
  )
}

/** A form leaves out what was emptied: said here as nothing. */
const clear = (keys: object) => Object.fromEntries(Object.keys(keys).map((key) => [key, undefined]))
