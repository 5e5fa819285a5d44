import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'

interface CatchBoundaryProps {
  getResetKey?: () => unknown
  errorComponent?: ComponentType<{ error: Error; reset: () => void }> | undefined
  onCatch?: (error: Error, info: ErrorInfo) => void
  /** Instead of the error component, for a part of a screen; it may try again. */
  fallback?: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

interface Caught {
  error: Error | null
  resetKey?: unknown
}

/**
 * Stands in the build for TanStack Router's own, which brings an English error screen along into each first load
 * (0.5 kB gzip), and round a part of a screen that may break by itself.
 */
export class CatchBoundary extends Component<CatchBoundaryProps, Caught> {
  static getDerivedStateFromProps({ getResetKey }: CatchBoundaryProps, before: Caught): Partial<Caught> {
    const resetKey = getResetKey?.()
    return before.error && before.resetKey !== resetKey ? { resetKey, error: null } : { resetKey }
  }
  static getDerivedStateFromError(error: Error): Caught {
    return { error }
  }

  override state: Caught = { error: null }
  readonly reset = () => this.setState({ error: null })

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onCatch?.(error, info)
  }
  override render() {
    const { error } = this.state
    const { children, fallback, errorComponent: Shown = ErrorComponent } = this.props
    if (!error) return children
    if (fallback) return fallback(this.reset)
    return <Shown error={error} reset={this.reset} />
  }
}

/** When even the application's own error screen fails. */
export function ErrorComponent() {
  return <p>Une erreur est survenue. Veuillez rafraîchir la page ou réessayer plus tard.</p>
}
