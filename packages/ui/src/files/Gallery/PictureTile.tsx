import { ArrowLeft, ArrowRight, CircleAlert, Trash2 } from 'lucide-react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { usePictureDrag, type Sorting } from './gallery-dnd.ts'
import { pictureLabel, type GalleryPicture } from './gallery-picture.ts'
import * as S from './Gallery.styles.ts'

export interface PictureTileProps {
  picture: GalleryPicture
  /** From 0. */
  place: number
  count: number
  firstIs: string | null
  sorting: Sorting
  isDisabled: boolean
  onMove: (place: number) => void
  onEnlarge: () => void
  onRemove: () => void
}

/** One picture with its actions. */
export function PictureTile({
  picture,
  place,
  count,
  firstIs,
  sorting,
  isDisabled,
  onMove,
  onEnlarge,
  onRemove,
}: PictureTileProps) {
  const { isDragging, drag, drop } = usePictureDrag(picture.id, !isDisabled && count > 1, sorting)
  const label = pictureLabel(place + 1, count, picture.name)
  const number = place + 1
  return (
    <S.Tile
      ref={(node) => {
        drag(drop(node))
      }}
      data-dragging={isDragging || undefined}
      data-failed={picture.error !== undefined || undefined}
      data-movable={(!isDisabled && count > 1) || undefined}
    >
      <S.Enlarge type="button" aria-label={`Enlarge ${label}`} onClick={onEnlarge}>
        {/* The tile is dragged, not the URL of the image. */}
        <S.Picture src={picture.src} alt="" loading="lazy" draggable={false} />
      </S.Enlarge>
      <S.Bar>
        <S.Place data-first={(place === 0 && firstIs !== null) || undefined}>
          {place === 0 ? (firstIs ?? number) : number}
        </S.Place>
        <IconButton
          size="small"
          label={`Move picture ${number} earlier`}
          icon={<ArrowLeft aria-hidden />}
          // Not `disabled` at the ends: a disabled button would lose the focus.
          aria-disabled={place === 0 || isDisabled || undefined}
          onClick={() => !isDisabled && onMove(place - 1)}
        />
        <IconButton
          size="small"
          label={`Move picture ${number} later`}
          icon={<ArrowRight aria-hidden />}
          aria-disabled={place === count - 1 || isDisabled || undefined}
          onClick={() => !isDisabled && onMove(place + 1)}
        />
        <IconButton
          size="small"
          variant="quiet-danger"
          label={`Delete picture ${number}`}
          icon={<Trash2 aria-hidden />}
          data-action="remove"
          disabled={isDisabled}
          onClick={onRemove}
        />
      </S.Bar>
      {picture.error !== undefined && (
        <S.Bar>
          <S.Trouble role="alert">
            <CircleAlert aria-hidden />
            <span>{picture.error}</span>
          </S.Trouble>
        </S.Bar>
      )}
    </S.Tile>
  )
}
