import { useState } from 'react'
import { useDrag, useDrop, type ConnectDragSource, type ConnectDropTarget } from 'react-dnd'
import { useStableCallback } from '../../hooks/use-stable-callback.ts'
import { isSameOrder, movedTo } from './gallery-order.ts'

const PICTURE_ITEM = 'gallery-picture'

interface Dragged {
  id: number
}

/** The order of the pictures during a drag, and its callbacks. */
export interface Sorting {
  /** The displayed order. */
  order: readonly number[]
  /** The dragged picture is over another and takes its place. */
  moveOver: (held: number, target: number) => void
  /** Dropped on the gallery: reports the order. */
  finish: () => void
  /** Dropped elsewhere, or Escape: restores the order. */
  cancel: () => void
}

/** Keeps a temporary order during a drag and reports it on drop. */
export function useSorting(ids: readonly number[], onSort: (ids: number[]) => void): Sorting {
  const [held, setHeld] = useState<readonly number[] | null>(null)
  const order = held ?? ids
  return {
    order,
    moveOver: (id, target) => setHeld(movedTo(order, id, order.indexOf(target))),
    finish: () => {
      if (held !== null && !isSameOrder(held, ids)) onSort([...held])
      setHeld(null)
    },
    cancel: () => setHeld(null),
  }
}

/** Makes a picture draggable and a drop target for others. */
export function usePictureDrag(
  id: number,
  canDrag: boolean,
  sorting: Sorting,
): { isDragging: boolean; drag: ConnectDragSource; drop: ConnectDropTarget } {
  const moveOver = useStableCallback(sorting.moveOver)
  const finish = useStableCallback(sorting.finish)
  const cancel = useStableCallback(sorting.cancel)
  const [{ isDragging }, drag] = useDrag(
    () => ({
      type: PICTURE_ITEM,
      item: { id },
      canDrag,
      end: (_item, monitor) => (monitor.didDrop() ? finish() : cancel()),
      collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    }),
    [id, canDrag, finish, cancel],
  )
  const [, drop] = useDrop(
    () => ({
      accept: PICTURE_ITEM,
      hover: (held: Dragged) => {
        if (held.id !== id) moveOver(held.id, id)
      },
    }),
    [id, moveOver],
  )
  return { isDragging, drag, drop }
}
