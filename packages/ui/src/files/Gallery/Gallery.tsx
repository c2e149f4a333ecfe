import { useEffect, useRef, useState } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Lightbox } from '../../overlays/Lightbox/Lightbox.tsx'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { DropZone } from '../DropZone/DropZone.tsx'
import type { FileRules } from '../file-rules.ts'
import { useSorting } from './gallery-dnd.ts'
import { movedTo } from './gallery-order.ts'
import type { GalleryPicture, GalleryUpload } from './gallery-picture.ts'
import { PictureTile } from './PictureTile.tsx'
import { UploadTile } from './UploadTile.tsx'
import * as S from './Gallery.styles.ts'

export interface GalleryProps {
  /** In display order; cards show the first. */
  pictures: readonly GalleryPicture[]
  /** Pictures that are uploading, shown at once. */
  uploads?: readonly GalleryUpload[]
  rules: FileRules
  /** The use of the first picture; null if it is one like the others. */
  firstIs?: string | null
  isDisabled?: boolean
  /** Called with the ids in their new order, after a drag or a move by button. */
  onSort: (ids: number[]) => void
  onRemove: (id: number) => void
  onFiles: (files: File[]) => void
  /** Called to retry a failed upload. */
  onRetry: (key: string) => void
  /** Called to cancel an upload or remove a failed one. */
  onDismiss: (key: string) => void
}

const NO_UPLOADS: readonly GalleryUpload[] = []

/**
 * Pictures in an order set by dragging, or by the arrows under each. Pressing a picture enlarges it.
 *
 * @do Say that cards show the first picture.
 * @dont Do not remove the arrows: people need an alternative to dragging.
 * @key Enter or Space: Enlarges a picture, moves it one place, or deletes it.
 */
export function Gallery(props: GalleryProps) {
  return (
    <DndScope>
      <SortedGallery {...props} />
    </DndScope>
  )
}

function SortedGallery({
  pictures,
  uploads = NO_UPLOADS,
  rules,
  firstIs = 'Card picture',
  isDisabled = false,
  onSort,
  onRemove,
  onFiles,
  onRetry,
  onDismiss,
}: GalleryProps) {
  const ids = pictures.map(({ id }) => id)
  const sorting = useSorting(ids, onSort)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const [news, setNews] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const removal = useRef<{ place: number; count: number } | null>(null)
  const count = pictures.length

  // When the focused picture is deleted, the focus moves to the same button of the next picture, or to the
  // upload button. On every render, because the deletion may wait for the server.
  useEffect(() => {
    if (removal.current === null || count >= removal.current.count) return
    const { place } = removal.current
    removal.current = null
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const removers = root.current?.querySelectorAll<HTMLElement>('[data-action="remove"]') ?? []
    const next = removers[Math.min(place, removers.length - 1)] ?? root.current?.querySelector('button')
    next?.focus()
  })

  const move = (id: number, place: number) => {
    if (place < 0 || place >= count) return
    onSort(movedTo(ids, id, place))
    setNews(`Picture moved to place ${place + 1} of ${count}.`)
  }
  const remove = (id: number) => {
    removal.current = { place: ids.indexOf(id), count }
    onRemove(id)
  }

  const shown = sorting.order.flatMap((id) => pictures.find((picture) => picture.id === id) ?? [])
  return (
    <S.Root ref={root}>
      {(count > 0 || uploads.length > 0) && (
        <S.Tiles aria-label="Pictures">
          {shown.map((picture, place) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={place}
              count={count}
              firstIs={firstIs}
              sorting={sorting}
              isDisabled={isDisabled}
              onMove={(next) => move(picture.id, next)}
              onEnlarge={() => setEnlarged(place)}
              onRemove={() => remove(picture.id)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => onRetry(upload.key)}
              onDismiss={() => onDismiss(upload.key)}
            />
          ))}
        </S.Tiles>
      )}
      <DropZone
        aria-label="Add pictures"
        rules={rules}
        buttonLabel="Choose pictures"
        isMultiple
        size={count > 0 ? 'small' : 'medium'}
        isDisabled={isDisabled}
        onFiles={onFiles}
      />
      <Lightbox
        pictures={shown.map(({ fullSrc, name }) => ({ src: fullSrc, name }))}
        open={enlarged}
        onOpen={setEnlarged}
        onClose={() => setEnlarged(null)}
      />
      <Announcement>{news}</Announcement>
    </S.Root>
  )
}
