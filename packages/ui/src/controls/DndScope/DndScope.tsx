import type { PropsWithChildren } from 'react'
import { DndProvider } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'

/** The draggable elements and drop targets. */
export type DndScopeProps = PropsWithChildren

/**
 * Enables drag and drop for its children. Each component that needs it renders its own; the shared `context`
 * makes react-dnd create one HTML5 backend per window, because a second backend would throw.
 *
 * @do Wrap each component that drags in its own DndScope: all of them on a page share one backend.
 * @dont Do not put one at the root of the app: every page would then load react-dnd.
 */
export function DndScope({ children }: DndScopeProps) {
  return (
    <DndProvider backend={HTML5Backend} context={globalThis}>
      {children}
    </DndProvider>
  )
}
