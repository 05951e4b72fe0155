import { Component, type ReactNode, Suspense } from 'react'

type Props = {
  /** What stands in the place of a part whose code throws. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A part of the page that fails, or differs from the prerendered HTML (a translator may have changed it), without the
 * rest: React draws the part anew, and hydrates it first where the visitor taps in it.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (this.state.hasFailed) return this.props.fallback
    return <Suspense>{this.props.children}</Suspense>
  }
}
