import { useState } from 'react'
import { useDrag, useDrop, type ConnectDragSource, type ConnectDropTarget } from 'react-dnd'
import { useStableCallback } from '../../behaviour/use-stable-callback.ts'
import { isSameOrder, movedTo } from './gallery-order.ts'

const PICTURE_ITEM = 'gallery-picture'

interface Dragged {
  id: number
}

/** The order of the pictures while one of them is held, and how a drag changes it. */
export interface Sorting {
  /** As it is shown now. */
  order: readonly number[]
  /** The held picture is over another: it takes that one's place. */
  moveOver: (held: number, target: number) => void
  /** Let go over the gallery: the order holds. */
  finish: () => void
  /** Let go elsewhere, or Escape: all is as it was. */
  cancel: () => void
}

/** Keeps an order of its own for as long as a picture is held, and tells the new one when it is let go. */
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

/** Lets a picture be picked up, and others be put in its place. */
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
