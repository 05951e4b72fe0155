import type { Chapter } from '../server/describe-form.ts'

type Props = {
  fixesByChapter: Map<Chapter, unknown[]>
  open: Chapter
  onOpen: (chapter: Chapter) => void
}

export const ChapterList = ({ fixesByChapter, open, onOpen }: Props) => (
  <nav aria-label="Chapitres">
    <ol>
      {[...fixesByChapter].map(([chapter, { length: count }]) => (
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
