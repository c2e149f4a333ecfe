import type { PropsWithChildren } from 'react'
import { DndProvider } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'

/** The draggable elements and drop targets. */
export type DndScopeProps = PropsWithChildren

/**
 * Enables drag and drop for its children. Each component that needs it renders its own; the shared `context`
 * makes react-dnd create one HTML5 backend per window, because a second backend would throw.
 */
export function DndScope({ children }: DndScopeProps) {
  return (
    <DndProvider backend={HTML5Backend} context={globalThis}>
      {children}
    </DndProvider>
  )
}
