/** Moves the focus to a field, after a click in the preview or on a listed problem. */
export function focusAt(field: string) {
  const control = document.getElementById(field)
  for (const details of document.querySelectorAll('details')) {
    if (details.contains(control)) details.open = true
  }
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
