type Props = {
  /** For each chapter, by its title, the number of problems that forbid to publish. */
  counts: Map<string, number>
  open: string
  onOpen: (title: string) => void
}

export const ChapterList = ({ counts, open, onOpen }: Props) => (
  <nav aria-label="Chapitres">
    <ol>
      {[...counts].map(([title, count]) => (
        <li key={title}>
          <button
            type="button"
            aria-current={title === open ? 'page' : undefined}
            onClick={() => onOpen(title)}
          >
            <span>{title}</span>{' '}
            <span className={count > 0 ? 'count' : undefined}>
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
