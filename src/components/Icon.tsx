/** A small drawing that says nothing by itself: one line, on a sheet of 20 by 20. */
export const Icon = ({ path, className }: { path: string; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
