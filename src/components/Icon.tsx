/** A line drawing, hidden from screen readers, from an SVG path on a grid of 20 by 20. */
export const Icon = ({ path, className }: { path: string; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 20 20" width="1.25em" height="1.25em" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
