import type { PropsWithChildren } from 'react'
import { DndProvider } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'

/** What is dragged and what takes a drop. */
export type DndScopeProps = PropsWithChildren

/**
 * Enables drag and drop for what it wraps. Each component that needs one brings its own; the shared `context` makes
 * react-dnd create one HTML5 backend per window, where two would throw.
 */
export function DndScope({ children }: DndScopeProps) {
  return (
    <DndProvider backend={HTML5Backend} context={window}>
      {children}
    </DndProvider>
  )
}
