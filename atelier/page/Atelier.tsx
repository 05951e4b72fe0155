import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforePublishing } from '../../owner/problems/verdict.ts'
import type { Field } from '../server/list-fields.ts'
import { Button } from './Button.tsx'
import { ChapterList } from './ChapterList.tsx'
import { ChapterForm } from './fields/ChapterForm.tsx'
import { Header } from './Header.tsx'
import { Preview } from './Preview.tsx'
import { Findings } from './publishing/Findings.tsx'
import { Publish } from './publishing/Publish.tsx'
import { useStore } from './store.ts'

/** The owner's page: chapters of questions on the left, the preview of the site on the right. */
export function Atelier() {
  const { state, failure, isChangedElsewhere } = useStore()
  const [openTitle, setOpenTitle] = useState('')
  const [path, setPath] = useState('/')
  const main = useRef<HTMLElement>(null)
  const { chapters = [], fields = [], problems = [] } = state ?? {}
  const chapter = chapters.find(({ title }) => title === openTitle) ?? chapters[0]
  if (!state || !chapter) {
    return (
      <main>
        <h1>Atelier</h1>
        <p role="status">{failure || 'L’atelier s’ouvre…'}</p>
      </main>
    )
  }

  const next = chapters[chapters.indexOf(chapter) + 1]
  const pageOf = (title: string) => chapters.find((each) => each.title === title)?.page ?? path

  function openChapter(title: string) {
    setOpenTitle(title)
    setPath(pageOf(title))
    main.current?.scrollTo({ top: 0 })
  }

  function openField(field: Field) {
    // A field exists once its chapter is rendered.
    flushSync(() => setOpenTitle(field.chapter))
    focusAt(field.id)
  }

  /** Opens a field, and shows a page that its answer changes. */
  function openProblem(id: string) {
    const field = fields.find((each) => each.id === id)
    if (!field) return
    openField(field)
    setPath(field.page ?? pageOf(field.chapter))
  }

  return (
    <div className="atelier">
      <Header state={state} />
      <ChapterList
        chapters={chapters}
        problems={problems}
        open={chapter.title}
        onOpen={openChapter}
      />
      <main ref={main} tabIndex={-1}>
        {state.unreadable.map((sentence) => (
          <p key={sentence} role="alert" className="error">
            {sentence} En attendant, les champs se lisent seulement.
          </p>
        ))}
        <p role="status">
          {isChangedElsewhere &&
            'Le site a été changé hors de l’atelier\u00a0: voici ses réponses. «\u00a0Annuler\u00a0» remet les vôtres.'}
        </p>
        <h2>{chapter.title}</h2>
        <p className="help">{chapter.help}</p>
        <Findings
          key={`${chapter.title} : points`}
          // The last chapter lists the points of all.
          problems={next ? problems.filter((each) => each.chapter === chapter.title) : problems}
          verdict={beforePublishing}
          onField={openProblem}
        />
        <ChapterForm key={chapter.title} state={state} title={chapter.title} onPage={setPath} />
        {next ? (
          <Button
            onClick={() => {
              openChapter(next.title)
              main.current?.focus()
            }}
          >
            Suivant<span className="visually-hidden"> : {next.title}</span>
          </Button>
        ) : (
          <Publish state={state} onField={openProblem} />
        )}
      </main>
      {/* The preview stays on its page when one of its texts is clicked, even if the chapter has another page. */}
      <Preview state={state} path={path} onPath={setPath} onField={openField} />
    </div>
  )
}

/** Moves the focus to a field, after a click in the preview or on a listed problem. */
function focusAt(field: string) {
  const control = document.getElementById(field)
  for (const details of document.querySelectorAll('details')) {
    if (details.contains(control)) details.open = true
  }
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
