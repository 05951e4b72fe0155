import type { ButtonHTMLAttributes } from 'react'

/** A button. Pass `className="main"` for the button that the owner needs next. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} />
)
