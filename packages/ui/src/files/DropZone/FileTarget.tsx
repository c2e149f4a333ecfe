import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useDrop } from 'react-dnd'
import { NativeTypes } from 'react-dnd-html5-backend'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'

/** What a drag of files means for a zone. */
export interface FileDrag {
  /** True over the zone. */
  isOver: boolean
  /** True anywhere in the window. */
  isNear: boolean
}

interface FileTargetProps {
  zone: RefObject<HTMLElement | null>
  /** True while the zone accepts nothing. */
  isClosed: boolean
  onDrag: (drag: FileDrag) => void
  onFiles: (files: readonly File[]) => void
}

/** Makes an element a target for files that are dropped; renders nothing. */
export function FileTarget(props: FileTargetProps) {
  return (
    <DndScope>
      <Target {...props} />
    </DndScope>
  )
}

function Target({ zone, isClosed, onDrag, onFiles }: FileTargetProps) {
  const [{ isOver, isNear }, drop] = useDrop({
    accept: NativeTypes.FILE,
    canDrop: () => !isClosed,
    drop: ({ files }: { files: File[] }) => onFiles(files),
    collect: (monitor) => ({ isOver: monitor.isOver() && monitor.canDrop(), isNear: monitor.canDrop() }),
  })

  useLayoutEffect(() => {
    drop(zone.current)
  }, [drop, zone])

  useEffect(() => onDrag({ isOver, isNear }), [isOver, isNear, onDrag])

  return null
}
