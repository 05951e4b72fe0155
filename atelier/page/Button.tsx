import type { ButtonHTMLAttributes } from 'react'

/** What the owner can press: `main` where it is what to do next. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className="quiet" {...props} />
)
