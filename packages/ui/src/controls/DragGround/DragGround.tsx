import type { PropsWithChildren } from 'react'
import { DndProvider } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'

/** What the ground accepts. */
export type DragGroundProps = PropsWithChildren

/**
 * What is dragged and dropped stands on it. Each part that needs one brings its own, and all of a window are one:
 * given the window as its place, the library keeps what it would otherwise build twice, which browsers refuse.
 */
export function DragGround({ children }: DragGroundProps) {
  return (
    <DndProvider backend={HTML5Backend} context={window}>
      {children}
    </DndProvider>
  )
}
