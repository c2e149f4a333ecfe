import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Component, type PropsWithChildren } from 'react'

export type RootBoundaryProps = PropsWithChildren<{
  /** Reloads the page. */
  onReload: () => void
}>

/**
 * Catches errors outside all pages and shows a message instead of an empty window.
 *
 * @do Put it around everything that a page renders, once.
 * @dont Do not put it around a part of a page: a route shows its own `ErrorState`, and the menu stays.
 * @key Enter or Space: Reloads the page.
 */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <ErrorState
          title="Latchkey has stopped working."
          advice="Reload the page to continue. Everything you saved is safe."
          actionLabel="Reload"
          onAction={this.props.onReload}
        />
      </main>
    )
  }
}
